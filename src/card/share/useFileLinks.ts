import { useIntl } from 'react-intl'
import { getPublicBride } from '@shared/card/hosts'
import { formatCouple } from '@shared/formatCouple'
import { getFileLinks, toFileNamePart, type FilesOf } from './invitationFiles'
import { useCardLanguage } from '../parts/useCardLanguage'
import { shareMessages } from '@/i18n/messages/guest'

/** @returns links to an invitation's files, named after the couple in the page's language. */
export function useFileLinks(invitation: FilesOf) {
  const { formatMessage, locale } = useIntl()
  const language = useCardLanguage()
  const { groom, bride, card } = invitation
  const names = { groom: toFileNamePart(groom), bride: toFileNamePart(getPublicBride(bride, card, language)) }
  return getFileLinks(invitation, formatMessage(shareMessages.wedding, { couple: formatCouple(names, locale) }))
}
