/** Maximum wait for an idle moment after the load event, in ms. */
const IDLE_LIMIT_MS = 2500

function loadScript(source: string): void {
  const run = () => document.head.append(Object.assign(document.createElement('script'), { src: source }))
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href: source,
    onload: run,
    onerror: run,
  })
  document.head.append(link)
}

/** @returns a function that loads the scripts; further calls do nothing. */
function createScriptLoader(sources: string[]): () => void {
  const waiting = new Set(sources)
  return () => {
    for (const source of waiting) loadScript(source)
    waiting.clear()
  }
}

/**
 * Loads the scripts of a prerendered page when the browser is idle after first paint, or at the first touch, key or
 * focus.
 * @param sources their URLs
 * @returns loads them at once
 */
export function loadScriptsWhenIdle(sources: string[]): () => void {
  const start = createScriptLoader(sources)
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, start, { once: true, passive: true })
  addEventListener('load', () => {
    setTimeout(start, IDLE_LIMIT_MS)
    // The load event can precede the first paint, which must not compete with scripts for network and CPU.
    new PerformanceObserver(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start)
    }).observe({ type: 'paint', buffered: true })
  })
  return start
}

/** The URLs in the loader element's `data-scripts`. */
export const getScriptUrls = (): string[] =>
  (document.currentScript?.dataset['scripts'] ?? '').split(' ').filter(Boolean)

/** Whether the loader element has `data-urgent`: the visitor waits for the scripts. */
export const isUrgent = (): boolean => document.currentScript?.dataset['urgent'] !== undefined
