import { startTransition, type ReactNode } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { takeEarlyClick } from './earlyClick'
import { replayEarlyInput } from './earlyInput'

/** On #root: the address that its content was prerendered for; gone once the content is hydrated. */
const RENDERED_FOR = 'rendered'

/** @returns the address that the root's content was prerendered for; undefined where it was not prerendered. */
export const renderedAddress = (root: HTMLElement): string | undefined => root.dataset[RENDERED_FOR]

/** The content is not the visitor's: it will be replaced, not hydrated. */
export function discardPrerendered(root: HTMLElement): void {
  delete root.dataset[RENDERED_FOR]
  takeEarlyClick()
}

/**
 * Hydrates prerendered content, and answers the last button that was pressed before. From `hydrateRoot` on React answers a press
 * itself, by hydrating the pressed part at once; so the early press is taken before, and repeated right after, in one task.
 * @param hydrate React's `hydrateRoot`, which arrives on its own on some pages
 */
export function hydratePrerendered(hydrate: typeof hydrateRoot, root: HTMLElement, tree: ReactNode): void {
  const button = takeEarlyClick()
  // A tree that differs from the prerendered one is reported as an error of the page: suites fail on it.
  startTransition(() => void hydrate(root, tree))
  button?.click()
}

/** To be called in an effect of the hydrated page: tells it what was typed before. */
export function onHydrated(root: HTMLElement | null): void {
  if (!root || renderedAddress(root) === undefined) return
  delete root.dataset[RENDERED_FOR]
  replayEarlyInput(root)
}
