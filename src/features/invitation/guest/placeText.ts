/** The parts of a place that are known, in one line, with the comma of the language. */
export const placeText = (locale: string, ...parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join(locale.startsWith('ar') ? '، ' : ', ')
