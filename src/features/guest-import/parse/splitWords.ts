/** @returns the entries of a list in which commas or line breaks separate them */
export const splitWords = (list: string): string[] => list.trim().split(/\s*[,\n]\s*/)
