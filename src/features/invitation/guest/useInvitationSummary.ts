import { useIntl } from 'react-intl'
import type { PublicInvitation } from '@/api'
import { useDateText } from '../card/parts/useDateText'
import { cardMessages } from '@/i18n/messages/guest'
import { contentFromWire } from '../mapping'

/** Date, time and hall in one line, as a shared link says them under its title. */
export function useInvitationSummary(invitation: PublicInvitation): string {
  const { formatMessage } = useIntl()
  const { weddingDate, weddingTime, hall, area } = contentFromWire(invitation)
  const date = useDateText()(weddingDate, weddingTime)
  const day = date && formatMessage(cardMessages.date, { weekday: date.weekday, day: date.day, month: date.month, year: date.year })
  const time = date?.time && formatMessage(cardMessages.time, { time: date.time })
  const when = [day, time].filter(Boolean).join(' ')
  return [when, hall.trim(), area.trim()].filter(Boolean).join(' · ')
}
