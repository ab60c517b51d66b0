/** @returns a time as a part of a file name */
export const formatStamp = (now = new Date()): string => now.toISOString().replace(/[:.]/g, '-')

/** @returns the time in a file name, in ms since 1970; null without one */
export function parseStamp(name: string): number | null {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z/.exec(name) ?? []
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}
