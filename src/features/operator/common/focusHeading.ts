/** Moves the focus to the heading of the page, so that a screen reader reads it and the keyboard begins there. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
