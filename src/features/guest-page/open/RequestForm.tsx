import { FormattedMessage, useIntl } from 'react-intl'
import { REQUEST_ANCHORS, type ReplyDraft } from '@shared/guestPage'
import { GUEST_MESSAGE_MAX_CHARACTERS } from '@shared/limits'
import { invitationPathIn } from '@shared/routes'
import { requestMessages } from '@/i18n/messages/guest'
import parts from '@/card/parts/parts.module.css'
import styles from './RequestForm.module.css'

/** Limits of SeatRequest in the OpenAPI document. */
const NAME_MAX_CHARACTERS = 80
const PHONE_CHARACTERS = { minLength: 5, maxLength: 40 }
const MAX_PERSONS = 20

interface RequestFormProps {
  slug: string
  /** What was typed in a request that was not stored. */
  refused?: ReplyDraft
}

/** Guests of the public link ask for seats. A plain form, without a script: the anchor after it selects the text that is shown. */
export function RequestForm({ slug, refused }: RequestFormProps) {
  const { locale, formatMessage, formatNumber } = useIntl()
  // Where the page with a refused request is scrolled to; a stored request redirects to another anchor.
  const action = `${invitationPathIn(slug, locale.slice(0, 2))}#${REQUEST_ANCHORS.failed}`
  return (
    <section className={styles.request}>
      <h2 className={styles.title}>
        <FormattedMessage {...requestMessages.title} />
      </h2>
      <p className={styles.result} id={REQUEST_ANCHORS.stored}>
        <FormattedMessage {...requestMessages.stored} />
      </p>
      <p className={refused ? styles.failure : styles.result} id={REQUEST_ANCHORS.failed}>
        <FormattedMessage {...requestMessages.failed} />
      </p>
      <details open={refused !== undefined}>
        <summary className={styles.summary}>
          <FormattedMessage {...requestMessages.open} />
        </summary>
        <form className={styles.form} method="post" action={action}>
          <label className={styles.field}>
            <FormattedMessage {...requestMessages.name} />
            <input
              className={styles.input}
              name="name"
              defaultValue={refused?.['name']}
              required
              maxLength={NAME_MAX_CHARACTERS}
              autoComplete="name"
              dir="auto"
            />
          </label>
          <label className={styles.field}>
            <FormattedMessage {...requestMessages.phone} />
            <input
              className={styles.input}
              name="phone"
              type="tel"
              defaultValue={refused?.['phone']}
              required
              {...PHONE_CHARACTERS}
              autoComplete="tel"
              dir="ltr"
            />
          </label>
          <label className={styles.field}>
            <FormattedMessage {...requestMessages.count} />
            {/* A list, because a number field loses Arabic digits. */}
            <select className={styles.input} name="count" defaultValue={refused?.['count'] ?? 2}>
              {Array.from({ length: MAX_PERSONS }, (_, index) => (
                <option key={index} value={index + 1}>
                  {formatNumber(index + 1)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <FormattedMessage {...requestMessages.message} />
            <textarea
              className={styles.input}
              name="message"
              rows={2}
              maxLength={GUEST_MESSAGE_MAX_CHARACTERS}
              dir="auto"
              defaultValue={refused?.['message']}
            />
          </label>
          {/* For programs that fill in every field. */}
          <input
            className={parts.hidden}
            name="website"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            aria-label={formatMessage(requestMessages.name)}
          />
          <button className={styles.send}>
            <FormattedMessage {...requestMessages.send} />
          </button>
        </form>
      </details>
    </section>
  )
}
