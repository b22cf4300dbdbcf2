import { computed, type ComputedRef } from 'vue'
import { allCharacters } from '../../../../shared/domain/catalogue/catalogue'
import { useCoverStore } from '../../stores/coverStore'
import { useDeskStore, type PanelTab } from '../../stores/deskStore'
import { useForeignStore } from '../../stores/foreignStore'
import { useGameStore } from '../../stores/gameStore'
import { useLibraryStore } from '../../stores/libraryStore'
import { useSettingsStore } from '../../stores/settingsStore'
import { fits, rank } from '../../texts/search'
import { useWords } from '../../texts/useWords'
import { useTimer } from '../day/useTimer'
import { useSeatActions } from '../seat/useSeatActions'
import { useSameTable } from '../start/useSameTable'

/** Something that the palette finds and does. */
export interface PaletteItem {
  id: string
  label: string
  hint: string
  run: () => void
}

const MOST = 40
const TABS: readonly PanelTab[] = ['setup', 'night', 'day', 'log', 'reference']

/** What can be done at the desk, whoever it concerns. */
function useDeskActions(): ComputedRef<PaletteItem[]> {
  const game = useGameStore()
  const desk = useDeskStore()
  const cover = useCoverStore()
  const library = useLibraryStore()
  const foreign = useForeignStore()
  const settings = useSettingsStore()
  const timer = useTimer()
  const sameTable = useSameTable()
  const { t } = useWords()

  function reverse(): void {
    const first = game.view?.seats[0]?.seat
    if (first !== undefined) void game.dispatch('turnTable', { first, isReversed: true })
  }
  const anew = async (): Promise<boolean> => game.view !== null && sameTable(game.view.game)
  const item = (id: string, run: () => void): PaletteItem => ({ id, label: t(`palette.action.${id}`), hint: '', run })
  return computed((): PaletteItem[] => [
    item('undo', () => void game.undo()),
    item('redo', () => void game.redo()),
    item('curtain', () => cover.drop()),
    item('card', () => desk.open({ kind: 'cards' })),
    item('square', () => void settings.toggleSquare()),
    item('characters', () => (desk.tray = 'characters')),
    item('reminders', () => (desk.tray = 'reminders')),
    item('traveller', () => desk.open({ kind: 'traveller' })),
    item('timer', timer.toggle),
    item('reverse', reverse),
    item('addStep', () => desk.open({ kind: 'addStep' })),
    item('dawn', () => void game.dispatch('dawn', {})),
    item('endDay', () => void game.dispatch('closeDay', {})),
    item('goodWins', () => desk.open({ kind: 'end', winner: 'good' })),
    item('evilWins', () => desk.open({ kind: 'end', winner: 'evil' })),
    item('reveal', () => desk.open({ kind: 'reveal' })),
    { id: 'script', label: t('scripts.open'), hint: '', run: () => desk.open({ kind: 'script' }) },
    {
      id: 'builder',
      label: t('scripts.builder.change'),
      hint: '',
      run: () => foreign.build(game.view?.script ?? null),
    },
    { id: 'openFile', label: t('scripts.openFile'), hint: '', run: () => void foreign.openFile() },
    { id: 'sameTable', label: t('library.sameTable'), hint: '', run: () => void anew() },
    item('export', () => desk.open({ kind: 'export' })),
    item('settings', () => desk.open({ kind: 'settings' })),
    item('library', () => void library.close()),
    ...TABS.map((tab) => ({
      id: `tab ${tab}`,
      label: t(`tabs.${tab}`),
      hint: t('palette.tab'),
      run: () => void (desk.tab = tab),
    })),
  ])
}

/** Everything that can be found, and the way to find it: actions first, then seats with all that can be done to them, then characters. */
export function usePaletteItems(): (typed: string) => PaletteItem[] {
  const game = useGameStore()
  const desk = useDeskStore()
  const seat = useSeatActions()
  const { t, seatName, characters } = useWords()

  const actions = useDeskActions()
  const seats = computed((): PaletteItem[] =>
    (game.view?.seats ?? []).flatMap((player) =>
      seat.actions(player).map((action) => ({
        id: `${player.seat} ${action.id}`,
        label: action.id === 'sheet' ? seatName(player.seat) : `${seatName(player.seat)}: ${action.label}`,
        hint: player.character ? characters.name(player.character) : '',
        run: action.run,
      })),
    ),
  )
  const tokens = computed((): PaletteItem[] =>
    [...new Set([...characters.onScript.value, ...allCharacters.map(({ id }) => id)])].map((id) => ({
      id: `character ${id}`,
      label: characters.name(id),
      hint: t(`words.team.${characters.team(id)}`),
      run: () => desk.lookUp(id),
    })),
  )

  return (typed) => {
    if (!typed.trim())
      return [...actions.value, ...seats.value.filter(({ id }) => id.endsWith(' sheet'))].slice(0, MOST)
    return [...actions.value, ...seats.value, ...tokens.value]
      .filter(({ label, hint }) => fits(typed, label, hint))
      .sort((left, right) => rank(typed, left.label) - rank(typed, right.label))
      .slice(0, MOST)
  }
}
