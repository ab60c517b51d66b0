/** The longest that the scripts wait for an idle moment after the page has loaded, in ms. */
const IDLE_LIMIT_MS = 2500

function bring(source: string): void {
  const run = () => document.head.append(Object.assign(document.createElement('script'), { src: source }))
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: source, onload: run, onerror: run })
  document.head.append(link)
}

/** @returns a function that asks for the scripts, once however often it is called. */
function scriptsOnce(sources: string[]): () => void {
  const waiting = new Set(sources)
  return () => {
    for (const source of waiting) bring(source)
    waiting.clear()
  }
}

/**
 * Asks for the scripts of a rendered page when the browser is idle after the first view, or at the first touch, key or focus.
 * @param sources their addresses
 * @returns asks for them at once
 */
export function bringScriptsLater(sources: string[]): () => void {
  const start = scriptsOnce(sources)
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true, passive: true })
  addEventListener('load', () => {
    setTimeout(start, IDLE_LIMIT_MS)
    // A loaded page need not be on the screen yet: the scripts leave network and processor to the first picture.
    new PerformanceObserver(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start)
    }).observe({ type: 'paint', buffered: true })
  })
  return start
}

/** The addresses that the page names on its loader's own element (`data-scripts`). */
export const namedScripts = (): string[] => (document.currentScript?.dataset['scripts'] ?? '').split(' ').filter(Boolean)

/** Whether the page says there that its visitor waits for the scripts (`data-hurried`). */
export const isHurried = (): boolean => document.currentScript?.dataset['hurried'] !== undefined
