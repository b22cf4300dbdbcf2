/** Eight players: seats 1 and 2 as given, then three more Townsfolk; 6 is the Poisoner, 7 the Baron, 8 the Imp. */
export function castWith(first: string, second = 'chef'): string[] {
  return [first, second, 'noble', 'clockmaker', 'artist', 'poisoner', 'baron', 'imp']
}
