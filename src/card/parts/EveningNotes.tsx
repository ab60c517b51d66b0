import { FormattedMessage } from 'react-intl'
import { CARD_NOTES } from '@shared/card/card'
import { formatHosts } from '@shared/card/hosts'
import { renderBdi } from '@/i18n/renderBdi'
import { cardMessages, cardNoteMessages } from '@/i18n/messages/guest'
import type { InvitationContent } from '../content'
import shared from './parts.module.css'
import { useCardLanguage } from './useCardLanguage'

interface Props {
  content: InvitationContent
  /** The template's `section` and `heading`. */
  classes: Readonly<Record<string, string>>
}

/** The family's word about the evening: dress, children, doors, parking, live video, and those who are remembered; nothing without any. */
export function EveningNotes({ content: { card = {} }, classes }: Props) {
  const { children, stream } = card
  const memory = formatHosts(card, useCardLanguage())?.memory
  const notes = CARD_NOTES.filter((name) => card[name]?.trim())
  if (notes.length === 0 && !children && !stream && !memory) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <FormattedMessage {...cardNoteMessages.title} />
      </h2>
      <ul className={shared.notes}>
        {notes.map((name) => (
          <li key={name}>
            <FormattedMessage {...cardNoteMessages[name]} values={{ text: card[name] ?? '', bdi: renderBdi }} />
          </li>
        ))}
        {children && (
          <li>
            <FormattedMessage {...cardNoteMessages[children]} />
          </li>
        )}
        {stream && (
          <li>
            <a href={stream} target="_blank" rel="noopener noreferrer">
              <FormattedMessage {...cardNoteMessages.stream} />{' '}
              <span className={shared.hidden}>
                <FormattedMessage {...cardMessages.newTab} />
              </span>
            </a>
          </li>
        )}
        {memory && (
          <li>
            <bdi>{memory}</bdi>
          </li>
        )}
      </ul>
    </section>
  )
}
