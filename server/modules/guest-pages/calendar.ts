import { getNamedKind } from '../../../shared/guests/events.ts'
import type { BuiltInKind } from '../../../shared/guests/events.ts'
import { formatHallName } from '../../../shared/guests/hallName.ts'
import { personalPath } from '../../../shared/routes.ts'
import { ApiError } from '../../errors.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import { buildCalendar, toCalendarEntry } from '../invitation-files/calendar.ts'
import type { CalendarEntry } from '../invitation-files/calendar.ts'
import { formatCoupleForGuests } from '../invitations/model.ts'
import type { InvitationRow } from '../invitations/model.ts'
import { getPublishedInvitation } from '../invitations/service.ts'
import type { InvitationDeps } from '../invitations/service.ts'
import { toContractNameWire } from '../weddings/model.ts'
import type { EventRow } from '../weddings/model.ts'
import type { PersonalEvent } from './personalInvitation.ts'
import { getHouseholdLanguage, listPersonalEvents, loadPersonalPage } from './personalInvitation.ts'

/** @returns what the entry has of its event; the wedding is that of the invitation's own file, so that calendars show it once */
function toEventEntry(
  language: Language,
  { kind, ...event }: EventRow & { date: string },
  { place = '', address = '', area = '' }: PersonalEvent,
  row: InvitationRow,
  config: InvitationDeps['config'],
): CalendarEntry {
  const { calendar, guestList } = getMessages(language)
  const couple = formatCoupleForGuests(row, language)
  const wedding = toCalendarEntry(row, config)
  if (kind === 'wedding') return { ...wedding, summary: calendar.summary(couple) }
  const { contractName } = toContractNameWire(event.contract_name)
  const name = event.title ?? guestList.kinds[getNamedKind(kind as BuiltInKind, contractName)]
  return {
    ...wedding,
    uid: event.id,
    version: event.version,
    changedAt: event.moved_at ?? event.created_at,
    summary: `${name}: ${couple}`,
    place: [place, address, area].filter((text) => text !== '').join(calendar.separator),
    date: event.date,
    time: event.time,
    isCancelled: event.status !== null,
  }
}

/**
 * @returns the calendar file of one event of a household, with its halls and its link, and the kind of the event
 * @throws ApiError not_found, also for events without seats for the household and for events without a date
 */
export async function buildPersonalCalendar(
  { db, config, invitationCache }: Pick<InvitationDeps, 'db' | 'config' | 'invitationCache'>,
  token: string,
  eventId: string,
): Promise<{ kind: string; content: Buffer }> {
  const { link, slug } = await loadPersonalPage(db, token)
  const personal = listPersonalEvents(link).find(({ id }) => id === eventId)
  const event = link.events.find(({ id }) => id === eventId)
  if (!personal || !event || event.date === null) throw new ApiError('not_found')
  const { date } = event
  const row = await getPublishedInvitation({ invitationCache }, slug)
  const language = getHouseholdLanguage(link.household)
  const { calendar } = getMessages(language)
  const url = config.publicUrl + personalPath(token)
  const halls = personal.halls.map((hall) => formatHallName(hall, language)).join(calendar.separator)
  const content = buildCalendar({
    ...toEventEntry(language, { ...event, date }, personal, row, config),
    description: calendar.personalDescription(halls, url),
    url,
  })
  return { kind: event.kind, content }
}
