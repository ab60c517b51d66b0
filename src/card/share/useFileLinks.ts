import { useIntl } from 'react-intl'
import { formatCouple } from '@shared/formatCouple'
import { getFileLinks, toFileNamePart, type FilesOf } from './invitationFiles'
import { shareMessages } from '@/i18n/messages/guest'

/** @returns links to an invitation's files, named after the couple in the page's language. */
export function useFileLinks(invitation: FilesOf) {
  const { formatMessage, locale } = useIntl()
  const names = { groom: toFileNamePart(invitation.groom), bride: toFileNamePart(invitation.bride) }
  return getFileLinks(invitation, formatMessage(shareMessages.wedding, { couple: formatCouple(names, locale) }))
}
