import type { FileKind } from './files.ts'

/** The wedding as a calendar entry (RFC 5545). */
export const calendarFile: FileKind = {
  name: 'calendar',
  mediaType: 'text/calendar; charset=utf-8',
  revision: 1,
  make: async () => {
    throw new Error('calendar is not written yet')
  },
}
