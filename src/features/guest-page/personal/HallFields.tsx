import { FormattedMessage, useIntl } from 'react-intl'
import type { PersonalEvent } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'
import { formatHallName } from '@shared/guests/hallName'
import { toChildrenField, toComingField } from '@shared/guests/personalLink'
import { renderBdi } from '@/i18n/renderBdi'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './HallFields.module.css'

/** Up to this number a list is quicker than typing. */
const MAX_LISTED = 20

interface NumberProps {
  name: string
  label: string
  value: string | undefined
  min?: number
  max: number
}

/**
 * A number between two buttons, which need the script (attachSteppers.ts). The field itself works without it, by keyboard and for screen readers; it
 * is a list, because number fields lose Arabic digits. The longer ones are text. The id is the name, which is unique in the document.
 */
function NumberField({ name, label, value, min = 0, max }: NumberProps) {
  const { formatMessage, formatNumber } = useIntl()
  const field = { id: name, name, className: styles.number, defaultValue: value }
  if (max > MAX_LISTED) return <input {...field} inputMode="numeric" maxLength={5} dir="auto" />
  const renderButton = (step: -1 | 1) => (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      data-step={step}
      aria-label={formatMessage(step < 0 ? personalMessages.fewer : personalMessages.another, { number: label })}
    />
  )
  return (
    <div className={styles.stepper}>
      {renderButton(-1)}
      <select {...field}>
        {Array.from({ length: max + 1 - min }, (_, index) => (
          <option key={index} value={min + index}>
            {formatNumber(min + index)}
          </option>
        ))}
      </select>
      {renderButton(1)}
    </div>
  )
}

interface Props {
  hall: PersonalEvent['halls'][number]
  /** Of the event, where the household is invited to several. */
  title: string | undefined
  /** Whether the event has other halls for the household. */
  isNamed: boolean
  /** Fewest persons: who comes to the only hall is at least one. */
  min: number
  draft: ReplyDraft
  asksChildren: boolean
}

/** How many come to a hall, and how many of them are children. */
export function HallFields({ hall, title, isNamed, min, draft, asksChildren }: Props) {
  const { formatMessage, locale } = useIntl()
  const { id, allowed } = hall
  const coming = toComingField(id)
  const children = toChildrenField(id)
  const fields = [
    { name: coming, label: formatMessage(personalMessages.number), min },
    ...(asksChildren ? [{ name: children, label: formatMessage(personalMessages.children) }] : []),
  ]
  return (
    <fieldset className={styles.hall}>
      <legend className={styles.legend}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}{' '}
        {isNamed ? (
          <FormattedMessage
            {...personalMessages.comingTo}
            values={{ hall: formatHallName(hall, locale), bdi: renderBdi }}
          />
        ) : (
          <FormattedMessage {...personalMessages.howMany} />
        )}
      </legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} className={styles.field}>
            <label className={asksChildren ? undefined : styles.said} htmlFor={field.name}>
              {field.label}
            </label>
            <NumberField {...field} value={draft[field.name]} max={allowed} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
