import { useIntl } from 'react-intl'
import { shareMessages } from '@/i18n/messages/guest'

/** The page's title, and that of a shared link: whose wedding it is. */
export function useInvitationTitle({ groom, bride }: { groom: string; bride: string }): string {
  return useIntl().formatMessage(shareMessages.wedding, { groom: groom.trim(), bride: bride.trim() })
}
