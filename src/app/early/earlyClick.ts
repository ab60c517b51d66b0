declare global {
  interface Window {
    /** The last button clicked before hydration; null once recording has ended. */
    zaffaEarlyClick?: HTMLElement | null
  }
}

/** Records a click until the page is hydrated. */
export function recordEarlyClick(button: HTMLElement): void {
  if (window.zaffaEarlyClick !== null) window.zaffaEarlyClick = button
}

/** @returns the button that was clicked before hydration, if any. Ends the recording. */
export function takeEarlyClick(): HTMLElement | null | undefined {
  const button = window.zaffaEarlyClick
  window.zaffaEarlyClick = null
  return button
}
