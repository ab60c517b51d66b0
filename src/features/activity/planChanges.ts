import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Change, ChangedDetails } from '@/api/weddings'
import { audienceMessages, eventFormMessages, planChangeMessages, planDetailMessages } from '@/i18n/messages/events'
import { createEventTexts } from '@/lib/useEventTexts'
import type { ComparedDetail } from './changedDetails'
import type { renderTyped } from './renderTyped'

type PlanKind = Extract<Change['kind'], `event${string}` | `hall${string}` | `invitation${string}`>

/** @returns whether it is a change of an event, a hall or an invitation */
export const isPlanKind = (kind: Change['kind']): kind is PlanKind => kind in planChangeMessages

interface PlanSentence {
  kind: PlanKind
  who: string
  bdi: typeof renderTyped
}

/** @returns what a member has done with an event, a hall or an invitation, in one sentence */
export function formatPlanChange(
  intl: IntlShape,
  { count, names: [name], before, after }: Change,
  { kind, who, bdi }: PlanSentence,
): ReactNode {
  if (count > 1) return intl.formatMessage(planDetailMessages.events, { who, count, bdi })
  const event = after?.event ?? before?.event
  const eventName = event && createEventTexts(intl).formatEventName({ kind: event, title: name })
  return intl.formatMessage(planChangeMessages[kind], {
    who,
    name: eventName ?? name ?? intl.formatMessage(planDetailMessages.unnamedHall),
    bdi,
  })
}

const LABELS = {
  title: eventFormMessages.title,
  date: eventFormMessages.date,
  time: eventFormMessages.time,
  status: planDetailMessages.status,
  place: eventFormMessages.place,
  address: eventFormMessages.address,
  area: eventFormMessages.area,
  name: eventFormMessages.name,
  audience: eventFormMessages.audience,
  capacity: eventFormMessages.capacity,
  groomSeats: eventFormMessages.groomSeats,
  brideSeats: eventFormMessages.brideSeats,
} as const
type PlanDetail = keyof typeof LABELS
const NAMES = Object.keys(LABELS) as PlanDetail[]

function formatDetail(intl: IntlShape, name: PlanDetail, details: ChangedDetails): string {
  const texts = createEventTexts(intl)
  const { date, time, status, audience } = details
  const value = details[name]
  switch (name) {
    case 'date':
      return date === undefined ? '' : texts.formatDate(date)
    case 'time':
      return time === undefined ? '' : texts.formatTime(time)
    case 'status':
      return intl.formatMessage({ id: planDetailMessages[status ?? 'asPlanned'].id })
    case 'audience':
      return audience === undefined ? '' : intl.formatMessage({ id: audienceMessages[audience].id })
    default:
      return typeof value === 'number' ? intl.formatNumber(value) : (value ?? '')
  }
}

/** @returns what an edit of an event or a hall has changed; nothing for other changes */
export function comparePlanDetails(
  intl: IntlShape,
  { kind, before = {}, after = {} }: Pick<Change, 'kind' | 'before' | 'after'>,
): ComparedDetail[] {
  if (kind !== 'eventEdited' && kind !== 'hallEdited') return []
  return NAMES.filter((name) => name in before || name in after).map((name) => ({
    label: intl.formatMessage({ id: LABELS[name].id }),
    values: [formatDetail(intl, name, before), formatDetail(intl, name, after)],
  }))
}
