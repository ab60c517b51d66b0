import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { getOpening } from '@shared/card/fixedWords'
import { formatHosts } from '@shared/card/hosts'
import { cardMessages } from '@/i18n/messages/guest'
import type { InvitationContent } from '../content'
import shared from './parts.module.css'
import { useCardLanguage } from './useCardLanguage'

interface Props {
  content: InvitationContent
  /** The template's `invite`. */
  classes: Readonly<Record<string, string>>
  /** Whom the invitation addresses. */
  greeting?: ReactNode
}

/** What comes before the names: the opening, the guest's name, and the invitation itself, in the name of the hosts if there are any. */
export function Invite({ content: { card = {}, status }, classes, greeting }: Props) {
  const language = useCardLanguage()
  const opening = getOpening(card, language)
  const hosts = status ? undefined : formatHosts(card, language)
  return (
    <>
      {opening !== undefined && (
        <p className={shared.opening}>
          <bdi>{opening}</bdi>
        </p>
      )}
      <p className={hosts ? `${classes.invite} ${shared.hosts}` : classes.invite}>
        {greeting}
        {hosts ? (
          hosts.lines.map(({ text, isName }, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- two hosts can have the same name, and lines have no other identity
            <bdi key={position} className={isName ? shared.host : shared.hostWords}>
              {text}
            </bdi>
          ))
        ) : (
          <FormattedMessage {...(status ? cardMessages.weddingOf : cardMessages.invite)} />
        )}
      </p>
    </>
  )
}
