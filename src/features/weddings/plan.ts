import { NO_CEREMONY, type CeremonyKind } from '@shared/guests/events'
import { getOtherLanguage } from '@shared/languages'
import type { Invitation } from '@/api'
import type { Event, EventKind, Wedding } from '@/api/weddings'

const findEvent = (events: readonly Event[], kind: EventKind): Event | undefined =>
  events.find((event) => event.kind === kind)

/** @returns the event of the wedding itself */
export const findWeddingDay = (events: readonly Event[]): Event | undefined => findEvent(events, 'wedding')

/** @returns whether the wedding has a date and every hall a number of seats */
export const isPlanned = (events: readonly Event[]): boolean =>
  findWeddingDay(events)?.date !== undefined &&
  events.every(({ halls }) => halls.every(({ capacity }) => capacity !== undefined))

/**
 * @param hasInvitation whether the wedding has an invitation already, which has said of each ceremony whether there is one
 * @returns what a new invitation has from its wedding, with only the dates and details of the place that are set
 */
export function getInvitationPlans({ id, timeZone }: Wedding, events: readonly Event[], hasInvitation: boolean) {
  const findCeremonyDate = (kind: CeremonyKind) =>
    findEvent(events, kind)?.date ?? (hasInvitation ? NO_CEREMONY : undefined)
  const wedding = findEvent(events, 'wedding')
  const plans = {
    weddingDate: wedding?.date,
    weddingTime: wedding?.time,
    engagementDate: findCeremonyDate('engagement'),
    hennaDate: findCeremonyDate('henna'),
    crownDate: findCeremonyDate('contract'),
    contractName: findEvent(events, 'contract')?.contractName,
    hall: wedding?.place,
    address: wedding?.address,
    area: wedding?.area,
    mapsLink: wedding?.mapsLink,
  }
  const known = Object.fromEntries(Object.entries(plans).filter(([, plan]) => plan !== undefined))
  return {
    weddingId: id,
    timeZone,
    ...(known as Partial<{ [Key in keyof typeof plans]: NonNullable<(typeof plans)[Key]> }>),
  }
}

/** @returns the language that is not the wedding's, when an invitation or the place of an event is in it */
export function findTranslationLanguage(
  { language }: Wedding,
  events: readonly Event[],
  invitations: readonly Pick<Invitation, 'language'>[],
): Invitation['language'] | undefined {
  const isRead =
    events.some(({ translation }) => translation !== undefined) || invitations.some((one) => one.language !== language)
  if (!isRead) return undefined
  return getOtherLanguage(language)
}
