import { useIntl } from 'react-intl'
import { fileLinks, nameInFile, type FilesOf } from './invitationFiles'
import { shareMessages } from '@/i18n/messages/guest'

/** @returns links to an invitation's files, named after the couple in the page's language. */
export function useFileLinks(invitation: FilesOf) {
  const { formatMessage } = useIntl()
  const [groom, bride] = [nameInFile(invitation.groom), nameInFile(invitation.bride)]
  return fileLinks(invitation, formatMessage(shareMessages.wedding, { groom, bride }))
}
