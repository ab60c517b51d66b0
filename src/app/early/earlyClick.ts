declare global {
  interface Window {
    /** The last button pressed before the page could answer; null once it can. */
    zaffaEarlyClick?: HTMLElement | null
  }
}

/** Keeps a press for the moment when the page can answer it. */
export function keepEarlyClick(button: HTMLElement): void {
  if (window.zaffaEarlyClick !== null) window.zaffaEarlyClick = button
}

/** @returns the button that was pressed too early, if any; from now on presses are answered as they come. */
export function takeEarlyClick(): HTMLElement | null | undefined {
  const button = window.zaffaEarlyClick
  window.zaffaEarlyClick = null
  return button
}
