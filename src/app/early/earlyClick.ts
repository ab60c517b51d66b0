declare global {
  interface Window {
    /** The last button pressed before React listened; null from then on. */
    zaffaEarlyClick?: HTMLElement | null
  }
}

/** Records a press until React listens. */
export function recordEarlyClick(button: HTMLElement): void {
  if (window.zaffaEarlyClick !== null) window.zaffaEarlyClick = button
}

/** @returns the button that was pressed before React listened, if any. Ends the recording. */
export function takeEarlyClick(): HTMLElement | null | undefined {
  const button = window.zaffaEarlyClick
  window.zaffaEarlyClick = null
  return button
}
