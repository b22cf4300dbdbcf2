import type { Script } from './script'

/** Whether a picture of a script lies on another computer. */
const isFarPicture = (image: string): boolean => /^https?:\/\//i.test(image)

/** Addresses of the pictures that lie on other computers, each once, in the order of the script. */
export function farPictures(script: Pick<Script, 'homebrew'>): string[] {
  return [...new Set(script.homebrew.flatMap(({ image }) => image.filter(isFarPicture)))]
}

/** The computers that would be asked for them, each once. */
export function hostsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : [])))]
}
