import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GuestCounts } from '@shared/guests/summary'
import { guestFieldMessages, guestListMessages, guestSummaryMessages } from '@/i18n/messages/guests'
import styles from './TagFigures.module.css'

/** A list may have dozens of tags; the most frequent ones are shown at first. */
const TAGS_SHOWN = 8

interface TagFiguresProps {
  /** Most frequent first. */
  tags: GuestCounts['tags']
  /** The tag that the list is filtered by; empty for none. */
  selected: string
  onSelect: (tag: string) => void
}

/** Families and guests of each tag, as buttons that filter the list by it. */
export function TagFigures({ tags, selected, onSelect }: TagFiguresProps) {
  const intl = useIntl()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? tags : tags.slice(0, TAGS_SHOWN)
  const hidden = tags.length - TAGS_SHOWN
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(guestFieldMessages.tags)}
      className={isExpanded ? styles.tags : `${styles.tags} ${styles.oneLine}`}
    >
      {shown.map(({ tag, households, guests }) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === selected}
          className={styles.tag}
          onClick={() => onSelect(tag === selected ? '' : tag)}
        >
          <bdi className={styles.name}>{tag}</bdi>
          <bdi>
            <FormattedMessage {...guestListMessages.shown} values={{ families: households, guests }} />
          </bdi>
        </button>
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? (
            <FormattedMessage {...guestSummaryMessages.fewerTags} />
          ) : (
            <FormattedMessage {...guestSummaryMessages.moreTags} values={{ count: hidden }} />
          )}
        </button>
      )}
    </div>
  )
}
