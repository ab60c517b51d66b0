import { FormattedMessage, useIntl } from 'react-intl'
import type { PersonalEvent } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'
import { toAllowedField, toChildrenField, toComingField } from '@shared/guests/personalLink'
import { renderBdi } from '@/i18n/renderBdi'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './ReplyForm.module.css'

/** Up to this number a list is quicker than typing. */
const MAX_LISTED = 20

interface NumberProps {
  name: string
  value: string | undefined
  max: number
}

/**
 * A number from 0 to a maximum. The id is the name, which is unique in the document. The longer ones are text, because number fields lose Arabic
 * digits.
 */
function NumberField({ name, value, max }: NumberProps) {
  const { formatNumber } = useIntl()
  const field = { id: name, name, className: styles.number, defaultValue: value }
  if (max > MAX_LISTED) return <input {...field} inputMode="numeric" maxLength={5} dir="auto" />
  return (
    <select {...field}>
      {Array.from({ length: max + 1 }, (_, count) => (
        <option key={count} value={count}>
          {formatNumber(count)}
        </option>
      ))}
    </select>
  )
}

interface Props {
  hall: PersonalEvent['halls'][number]
  draft: ReplyDraft
  asksChildren: boolean
}

/** How many come to a hall, and how many of them are children. */
export function HallFields({ hall, draft, asksChildren }: Props) {
  const coming = toComingField(hall.id)
  const children = toChildrenField(hall.id)
  return (
    <div className={styles.hall}>
      <div className={styles.field}>
        <label htmlFor={coming}>
          <FormattedMessage {...personalMessages.comingTo} values={{ hall: hall.name, bdi: renderBdi }} />
        </label>
        <NumberField name={coming} value={draft[coming]} max={hall.allowed} />
      </div>
      <input type="hidden" name={toAllowedField(hall.id)} value={hall.allowed} />
      {asksChildren && (
        <div className={styles.field}>
          <label htmlFor={children} className={styles.minor}>
            <FormattedMessage {...personalMessages.children} />
          </label>
          <NumberField name={children} value={draft[children]} max={hall.allowed} />
        </div>
      )}
    </div>
  )
}
