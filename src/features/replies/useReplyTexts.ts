import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { getCalendarDate } from '@shared/timeZones'
import type { GuestList, Household, HouseholdStatus, Reply } from '@/api/weddings'
import { replyRowMessages } from '@/i18n/messages/replies'
import { useToday } from '@/lib/useToday'

const DAY_MS = 86_400_000
const TIME_FORMAT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** A hall of a family's answer. */
interface AnsweredHall {
  hallId: string
  coming: number
  children: number
  allowed: number
}

/** @returns the halls in which a household has seats or to which somebody comes, in the order of the halls of the wedding */
function listAnsweredHalls({ seats: given }: Reply, { seats }: Household, order: readonly string[]): AnsweredHall[] {
  const ids = new Set([...seats.filter(({ allowed }) => allowed > 0), ...given].map(({ hallId }) => hallId))
  const inOrder = [...order.filter((id) => ids.has(id)), ...[...ids].filter((id) => !order.includes(id))]
  return inOrder.map((hallId) => {
    const { coming = 0, children = 0 } = given.find((one) => one.hallId === hallId) ?? {}
    return { hallId, coming, children, allowed: seats.find((one) => one.hallId === hallId)?.allowed ?? 0 }
  })
}

/** Formats replies, and when something happened, in the time zone of the wedding. */
export function useReplyTexts({ wedding: { timeZone }, halls }: Pick<GuestList, 'wedding' | 'halls'>) {
  const intl = useIntl()
  const today = useToday(timeZone)
  return useMemo(() => {
    const names = new Map(halls.map(({ id, name }) => [id, name]))
    const order = halls.map(({ id }) => id)
    const formatHall = (id: string): string => names.get(id) ?? intl.formatMessage(replyRowMessages.unknownHall)
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
          .map(({ hallId, coming, children }) =>
            intl.formatMessage(replyRowMessages.comingIn, { hall: formatHall(hallId), coming, children, allowed: 0 }),
          ),
      /**
       * Formats who comes of a household whose reply counts.
       * @returns the parts of one line: the number and the hall, or each hall with its number
       */
      formatAnswer: (reply: Reply, household: Household): string[] => {
        const answered = listAnsweredHalls(reply, household, order)
        const [only, ...others] = answered
        if (only && others.length === 0) {
          const { hallId, coming, children } = only
          const allowed = coming > only.allowed ? 0 : only.allowed
          return [
            intl.formatMessage(replyRowMessages.coming, { coming, allowed }),
            ...(children > 0 ? [intl.formatMessage(replyRowMessages.children, { children })] : []),
            ...(names.size > 1 ? [formatHall(hallId)] : []),
          ]
        }
        // With several halls, the seats are shown only where fewer come, so that the line stays short.
        return answered.map(({ hallId, coming, children, allowed }) =>
          intl.formatMessage(replyRowMessages.comingIn, {
            hall: formatHall(hallId),
            coming,
            children,
            allowed: coming < allowed ? allowed : 0,
          }),
        )
      },
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
