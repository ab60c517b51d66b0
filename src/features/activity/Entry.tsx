import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Change } from '@/api/weddings'
import { activityMessages, changedDetailMessages, changedFamilyMessages, undoMessages } from '@/i18n/messages/activity'
import { conflictMessages } from '@/i18n/messages/weddings'
import { feedbackMessages } from '@/i18n/messages/site'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { BusyButton } from '@/ui/fields/BusyButton'
import styles from './activity.module.css'
import { isListed, type DetailTexts } from './changedDetails'
import { comparePlanDetails } from './planChanges'
import { renderTyped } from './renderTyped'
import { formatSentence } from './sentences'
import type { Undoing } from './useUndoChange'

interface EntryProps {
  change: Change
  texts: DetailTexts
  timeZone: string
  isNew: boolean
  undoing: Undoing
}

/** One change: what happened and when, with its undo. */
export function Entry({ change, texts, timeZone, isNew, undoing }: EntryProps) {
  const intl = useIntl()
  const id = useId()
  const entry = useRef<HTMLLIElement>(null)
  const { number, createdAt, canUndo, undoes, undoneBy } = change
  const isBusy = undoing.busy === number
  const hadButton = useRef(canUndo)
  const failure = undoing.failure?.number === number ? undoing.failure : undefined
  // The button that had the focus is gone.
  useEffect(() => {
    if (hadButton.current && !canUndo && document.activeElement === document.body) entry.current?.focus()
    hadButton.current = canUndo
  }, [canUndo])
  return (
    <li
      ref={entry}
      tabIndex={-1}
      className={isNew ? `${styles.entry} ${styles.isNew}` : styles.entry}
      aria-labelledby={`${id}-text`}
      data-testid="change"
    >
      <p id={`${id}-text`} className={styles.sentence}>
        {formatSentence(intl, texts, change)}
      </p>
      <FamilyNames change={change} texts={texts} />
      <Details change={change} texts={texts} />
      <div className={styles.marks}>
        {isNew && (
          <span className={`${styles.mark} ${styles.newMark}`}>
            <FormattedMessage {...activityMessages.new} />
          </span>
        )}
        <time dateTime={createdAt}>{intl.formatDate(createdAt, { hour: 'numeric', minute: '2-digit', timeZone })}</time>
        {undoes !== undefined && <FormattedMessage {...undoMessages.isUndo} />}
        {undoneBy !== undefined && (
          <span className={styles.mark}>
            <FormattedMessage {...undoMessages.isUndone} />
          </span>
        )}
      </div>
      {canUndo && (
        <BusyButton
          id={`${id}-undo`}
          className={styles.undo}
          aria-labelledby={`${id}-undo ${id}-text`}
          isBusy={isBusy}
          onClick={() => undoing.undo(change)}
          data-testid="undo"
        >
          <FormattedMessage {...(isBusy ? undoMessages.undoing : feedbackMessages.undo)} />
        </BusyButton>
      )}
      {failure && <FailureNotice text={failure.text} />}
    </li>
  )
}

/** The first names of several families. */
function FamilyNames({ change: { count, names, kind }, texts }: Pick<EntryProps, 'change' | 'texts'>) {
  if (count < 2 || names.length === 0 || kind === 'imported' || kind === 'importUndone') return null
  const values = { names: texts.formatList(names), more: count - names.length, bdi: renderTyped }
  return (
    <p className={styles.details}>
      <FormattedMessage {...changedFamilyMessages.names} values={values} />
    </p>
  )
}

/** What an edit has changed, where its sentence does not say it. */
function Details({ change, texts }: Pick<EntryProps, 'change' | 'texts'>) {
  const intl = useIntl()
  const { before = {}, after = {} } = change
  const compared = isListed(change) ? texts.compareDetails(change, [before, after]) : comparePlanDetails(intl, change)
  const isPhoneListed = isListed(change) && change.phoneChanged
  if (compared.length === 0 && !isPhoneListed) return null
  const format = (text: string) => (text === '' ? intl.formatMessage(conflictMessages.empty) : text)
  return (
    <ul className={styles.details}>
      {compared.map(({ label, values: [was = '', is = ''] }) => (
        <li key={label}>
          <FormattedMessage
            {...changedDetailMessages.beforeAfter}
            values={{ label, before: format(was), after: format(is), bdi: renderTyped }}
          />
        </li>
      ))}
      {isPhoneListed && (
        <li>
          <FormattedMessage {...changedDetailMessages.phone} />
        </li>
      )}
    </ul>
  )
}
