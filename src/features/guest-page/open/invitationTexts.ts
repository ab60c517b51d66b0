import { useIntl } from 'react-intl'
import { formatHosts, isBrideFirst, joinHostLines } from '@shared/card/hosts'
import { formatCouple } from '@shared/formatCouple'
import type { Language } from '@shared/languages'
import type { PublicInvitation } from '@/api'
import { useCardLanguage } from '@/card/parts/useCardLanguage'
import { useDateText } from '@/card/parts/useDateText'
import { cardMessages, shareMessages, statusMessages } from '@/i18n/messages/guest'
import { toShownContent } from '@/card/toShownContent'

/** @returns the title of the page and of link previews: the couple's wedding. */
export function useInvitationTitle({ groom, bride }: { groom: string; bride: string }): string {
  const { formatMessage, locale } = useIntl()
  const couple = formatCouple({ groom: groom.trim(), bride: bride.trim() }, locale)
  return formatMessage(shareMessages.wedding, { couple })
}

/** @returns the known parts of a place in one line, with the comma of the language. */
export const formatPlace = (locale: string, ...parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join(locale.startsWith('ar') ? '، ' : ', ')

/** @returns the invitation in the name of its hosts, which ends in the couple's names; undefined without hosts */
function formatHostSentence({ card = {}, groom, bride }: PublicInvitation, language: Language): string | undefined {
  const hosts = formatHosts(card, language)
  const couple = isBrideFirst(card) ? { groom: bride, bride: groom } : { groom, bride }
  return hosts && `${joinHostLines(hosts)} ${formatCouple(couple, language)}`
}

/** @returns who invites, if anybody does by name, with date, time and hall in one line, for link previews. */
export function useInvitationSummary(invitation: PublicInvitation): string {
  const { formatMessage } = useIntl()
  const language = useCardLanguage()
  const { weddingDate, weddingTime, status, hall, area } = toShownContent(invitation)
  const date = useDateText()(weddingDate, weddingTime)
  const day =
    date &&
    formatMessage(cardMessages.date, { weekday: date.weekday, day: date.day, month: date.month, year: date.year })
  const time = date?.time && formatMessage(cardMessages.time, { time: date.time })
  if (status === 'calledOff') return formatMessage(statusMessages.calledOff)
  const when = status ? formatMessage(statusMessages[status]) : [day, time].filter(Boolean).join(' ')
  const hosts = status ? undefined : formatHostSentence(invitation, language)
  return [hosts, when, hall.trim(), area.trim()].filter(Boolean).join(' · ')
}
