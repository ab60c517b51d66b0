import { takeEarlyClick } from './earlyClick'
import { announceTyped } from './typedEarly'

/** On #root: the address that its content was rendered for ahead of time; gone once the content is alive. */
const RENDERED_FOR = 'rendered'

/** @returns the address that the root's content was rendered for; undefined where it was not rendered ahead of time. */
export const renderedAddress = (root: HTMLElement): string | undefined => root.dataset[RENDERED_FOR]

/** The content is not the visitor's: it will be replaced, not brought to life. */
export function abandonRendered(root: HTMLElement): void {
  delete root.dataset[RENDERED_FOR]
  takeEarlyClick()
}

/** To be called when the page can answer: from then on it does, and it makes up for what the visitor did before. */
export function rootIsAlive(root: HTMLElement | null): void {
  if (!root || renderedAddress(root) === undefined) return
  delete root.dataset[RENDERED_FOR]
  announceTyped(root)
  // A form hears first of what was typed, then of the button.
  setTimeout(() => takeEarlyClick()?.click())
}
