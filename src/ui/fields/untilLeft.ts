/**
 * Never settles. A form whose success leads to another page awaits it last: it stays busy until the page has changed, which takes
 * a moment, and a second press sends nothing.
 */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
