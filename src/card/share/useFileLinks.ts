import { useIntl } from 'react-intl'
import { getFileLinks, toFileNamePart, type FilesOf } from './invitationFiles'
import { shareMessages } from '@/i18n/messages/guest'

/** @returns links to an invitation's files, named after the couple in the page's language. */
export function useFileLinks(invitation: FilesOf) {
  const { formatMessage } = useIntl()
  const [groom, bride] = [toFileNamePart(invitation.groom), toFileNamePart(invitation.bride)]
  return getFileLinks(invitation, formatMessage(shareMessages.wedding, { groom, bride }))
}
