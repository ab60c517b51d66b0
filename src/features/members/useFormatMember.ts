import { useIntl } from 'react-intl'
import type { Member, MemberRights } from '@/api/weddings'
import { memberKindMessages, membersMessages } from '@/i18n/messages/members'
import { toKind } from './memberKinds'

const WEDDING_DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Formats members and invites. */
export function useFormatMember() {
  const intl = useIntl()
  return {
    /** @returns what a member is for the couple, or else the role */
    formatLabel: (rights: MemberRights): string =>
      rights.label ?? intl.formatMessage(memberKindMessages[toKind(rights)]),
    /** @returns the name of the account, or what else it is known by */
    formatName: ({ name, label, email }: Member): string =>
      name ?? label ?? email ?? intl.formatMessage(membersMessages.unnamed),
    /** @param date YYYY-MM-DD: the same day in every time zone */
    formatWeddingDate: (date: string): string => intl.formatDate(`${date}T00:00:00Z`, WEDDING_DATE),
    /** @param instant as the API writes it */
    formatDay: (instant: string): string =>
      intl.formatDate(instant, { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
