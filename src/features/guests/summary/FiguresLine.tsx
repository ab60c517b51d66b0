import { useId, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { countHouseholds } from '@shared/guests/summary'
import type { GuestList } from '@/api/weddings'
import { guestListMessages, guestSummaryMessages } from '@/i18n/messages/guests'
import { useEntryState } from '@/lib/history/useEntryMemory'
import { getButtonClass } from '@/ui/button/buttonClass'
import { ExpandIcon } from '@/ui/icons/pageIcons'
import text from '@/ui/text.module.css'
import styles from './FiguresLine.module.css'
import { findHallWarning, getCountedHalls } from './hallWarnings'
import { Summary } from './Summary'

interface FiguresLineProps {
  list: GuestList
  /** The families that are shown, and their guests. */
  shown: { families: number; guests: number }
  /** The tag that the list is filtered by; empty for all families. */
  tag: string
  onTag: (tag: string) => void
}

/** The shown families and guests in one line, with halls that are too full and sides that have too many seats; it unfolds to all figures of the list. */
export function FiguresLine({ list, shown, tag, onTag }: FiguresLineProps) {
  const { households, wedding } = list
  const halls = useMemo(() => getCountedHalls(list.halls, wedding), [list.halls, wedding])
  const figuresId = useId()
  const [isOpen, setOpen] = useEntryState('figures', false)
  const counts = useMemo(() => countHouseholds(households, halls), [households, halls])
  const warning = findHallWarning(halls, counts)
  return (
    <div>
      <div className={styles.line}>
        <p role="status" className={`${text.small} ${text.soft}`}>
          <FormattedMessage {...guestListMessages.shown} values={shown} />
        </p>
        <button
          type="button"
          className={getButtonClass({ className: warning ? `${styles.unfold} ${styles.warning}` : styles.unfold })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? figuresId : undefined}
          onClick={() => setOpen(!isOpen)}
          data-testid="figures"
        >
          <FormattedMessage {...(warning ?? guestSummaryMessages.unfold)} />
          <ExpandIcon className={styles.arrow} size={20} />
        </button>
      </div>
      {isOpen && (
        <div id={figuresId}>
          <Summary wedding={wedding} halls={halls} counts={counts} tag={tag} onTag={onTag} />
        </div>
      )}
    </div>
  )
}
