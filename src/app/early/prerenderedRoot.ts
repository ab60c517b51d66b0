import { startTransition, type ReactNode } from 'react'
import type { hydrateRoot } from 'react-dom/client'
import { takeEarlyClick } from './earlyClick'
import { replayEarlyInput } from './earlyInput'

/** Data attribute of #root: the address that its content was prerendered for. Removed after hydration. */
const RENDERED_FOR = 'rendered'

/** @returns the address that the root was prerendered for; undefined without prerendered content. */
export const getRenderedAddress = (root: HTMLElement): string | undefined => root.dataset[RENDERED_FOR]

/** Marks the prerendered content as not for this visitor: it will be replaced, not hydrated. */
export function discardPrerendered(root: HTMLElement): void {
  delete root.dataset[RENDERED_FOR]
  takeEarlyClick()
}

/**
 * Hydrates prerendered content and replays the last early click. From `hydrateRoot` on React handles clicks itself, by
 * hydrating the clicked part at once; so the early click is taken before and replayed right after, in one task.
 * @param hydrate React's `hydrateRoot`, which some pages load on demand
 */
export function hydratePrerendered(hydrate: typeof hydrateRoot, root: HTMLElement, tree: ReactNode): void {
  const button = takeEarlyClick()
  // A hydration mismatch is reported as an error of the page; test suites fail on it.
  startTransition(() => void hydrate(root, tree))
  button?.click()
}

/** Call it in an effect of the hydrated page: replays early input. */
export function onHydrated(root: HTMLElement | null): void {
  if (!root || getRenderedAddress(root) === undefined) return
  delete root.dataset[RENDERED_FOR]
  replayEarlyInput(root)
}
