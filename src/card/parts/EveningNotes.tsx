import type { ReactNode } from 'react'
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
export function EveningNotes({ content: { card }, classes }: Props) {
  const language = useCardLanguage()
  if (!card) return null
  const { children, stream } = card
  const memory = formatHosts(card, language)?.memory
  const notes: [key: string, note: ReactNode][] = CARD_NOTES.flatMap((name): [string, ReactNode][] => {
    const text = card[name]?.trim()
    return text ? [[name, <FormattedMessage {...cardNoteMessages[name]} values={{ text, bdi: renderBdi }} />]] : []
  })
  if (children) notes.push([children, <FormattedMessage {...cardNoteMessages[children]} />])
  if (stream)
    notes.push([
      'stream',
      <a href={stream} target="_blank" rel="noopener noreferrer">
        <FormattedMessage {...cardNoteMessages.stream} />{' '}
        <span className={shared.hidden}>
          <FormattedMessage {...cardMessages.newTab} />
        </span>
      </a>,
    ])
  if (memory) notes.push(['memory', <bdi>{memory}</bdi>])
  if (notes.length === 0) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <FormattedMessage {...cardNoteMessages.title} />
      </h2>
      <ul className={shared.notes}>
        {notes.map(([key, note]) => (
          <li key={key}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
