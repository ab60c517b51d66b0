import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { getCalendarDate } from '@shared/timeZones'
import type { GuestList, HouseholdStatus, Reply } from '@/api/weddings'
import { replyRowMessages } from '@/i18n/messages/replies'
import { useToday } from '@/lib/useToday'

const DAY_MS = 86_400_000
const TIME_FORMAT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Formats replies, and when something happened, in the time zone of the wedding. */
export function useReplyTexts({ wedding: { timeZone }, halls }: Pick<GuestList, 'wedding' | 'halls'>) {
  const intl = useIntl()
  const today = useToday(timeZone)
  return useMemo(() => {
    const names = new Map(halls.map(({ id, name }) => [id, name]))
    /** @returns "yesterday" or "3 days ago" */
    const formatDay = (instant: string): string => {
      const day = getCalendarDate(timeZone, Date.parse(instant))
      const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
      return intl.formatRelativeTime(days, 'day', { numeric: 'auto' })
    }
    return {
      /** @returns the halls to which somebody comes, with the numbers */
      formatSeats: ({ seats }: Reply): string[] =>
        seats
          .filter(({ coming }) => coming > 0)
          .map(({ hallId, coming, children }) => {
            const hall = names.get(hallId) ?? intl.formatMessage(replyRowMessages.unknownHall)
            return intl.formatMessage(replyRowMessages.comingIn, { hall, coming, children })
          }),
      formatTime: (instant: string): string => intl.formatDate(instant, { ...TIME_FORMAT, timeZone }),
      /** @returns how far a household without a reply is: whether it was sent its link, and has opened it */
      formatSilence: (status: HouseholdStatus | undefined): string => {
        if (status?.openedAt !== undefined)
          return intl.formatMessage(replyRowMessages.openedUnanswered, { when: formatDay(status.openedAt) })
        const invitation = status?.sends.find(({ kind }) => kind === 'invite')
        if (invitation?.result === 'sent')
          return intl.formatMessage(replyRowMessages.sentUnopened, { when: formatDay(invitation.createdAt) })
        return intl.formatMessage(
          invitation?.result === 'wrongNumber' ? replyRowMessages.wrongNumber : replyRowMessages.neverSent,
        )
      },
    }
  }, [intl, timeZone, halls, today])
}

export type ReplyTexts = ReturnType<typeof useReplyTexts>
