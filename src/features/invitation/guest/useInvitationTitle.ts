import { useIntl } from 'react-intl'
import { guestMessages } from './messages'

/** The page's title, and that of a shared link: whose wedding it is. */
export function useInvitationTitle({ groom, bride }: { groom: string; bride: string }): string {
  return useIntl().formatMessage(guestMessages.title, { groom: groom.trim(), bride: bride.trim() })
}
