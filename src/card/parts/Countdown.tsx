import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { attachCountdown, type PluralForms, type Unit } from '../attachCountdown'
import type { CardVariant, InvitationContent } from '../content'
import { getRemaining, getWeddingInstant, type Remaining } from '../countdown'
import { cardMessages } from '@/i18n/messages/guest'
import { localizeDigits } from '@shared/localizeDigits'
import shared from './parts.module.css'

interface Props {
  content: InvitationContent
  variant: CardVariant
  /** The time of the rendering on the server, in epoch ms; in the browser the first tick follows at once. */
  now?: number
  /** The template's `section`, `heading`, `countdown`, `cell`, `value`, `unit` and `arrived`. */
  classes: Readonly<Record<string, string>>
  /** Ornament behind each number. */
  frame?: ReactNode
}

const units: Unit[] = ['days', 'hours', 'minutes', 'seconds']
const longNames: Record<Unit, MessageDescriptor> = {
  days: cardMessages.days,
  hours: cardMessages.hours,
  minutes: cardMessages.minutes,
  seconds: cardMessages.seconds,
}
const shortNames: Record<Unit, MessageDescriptor> = {
  days: cardMessages.day,
  hours: cardMessages.hour,
  minutes: cardMessages.minute,
  seconds: cardMessages.second,
}

/** Before a date is chosen, and before the first tick. */
const NOTHING_LEFT: Remaining = { days: 0, hours: 0, minutes: 0, seconds: 0, arrived: false }

/** One count for each plural category of Arabic, which include those of English. */
const SAMPLE_COUNTS = [0, 1, 2, 3, 11, 100]

/** @returns the plural forms of a unit's name, for a page that counts without messages. */
function getPluralForms({ locale, formatMessage }: IntlShape, name: MessageDescriptor): PluralForms {
  const rules = new Intl.PluralRules(locale)
  return Object.fromEntries(SAMPLE_COUNTS.map((count) => [rules.select(count), formatMessage(name, { count })]))
}

/**
 * The countdown, which `attachCountdown` keeps up to date. At zero the guest page shows the arrived message, the card
 * views keep the zeros beside it (specification §2 and §4). Not a live region: screen readers would read every second.
 */
export function Countdown({ content, variant, now, classes, frame }: Props) {
  const intl = useIntl()
  const target = getWeddingInstant(content)
  if (content.status) return null
  const left = target === undefined || now === undefined ? NOTHING_LEFT : getRemaining(target, now)
  const keepsZeros = variant !== 'page'
  const names = keepsZeros ? shortNames : longNames
  return (
    <section
      // Another target starts another countdown, without waiting for its next tick.
      key={target}
      className={`${classes.section} ${shared.screenOnly}`}
      ref={attachCountdown}
      data-island="countdown"
      data-target={target}
      data-keeps-zeros={keepsZeros ? '' : undefined}
    >
      <p className={classes.arrived} hidden={!left.arrived}>
        <FormattedMessage {...cardMessages.arrived} />
      </p>
      <h2 className={classes.heading} hidden={left.arrived}>
        <FormattedMessage {...cardMessages.countdown} />
      </h2>
      <div className={classes.countdown} role="timer" aria-live="off" hidden={left.arrived && !keepsZeros}>
        {units.map((unit) => (
          <span
            key={unit}
            className={classes.cell}
            data-unit={unit}
            data-forms={JSON.stringify(getPluralForms(intl, names[unit]))}
          >
            {frame}
            <span className={classes.value} data-text="">
              {localizeDigits(left[unit], intl.locale, 2)}
            </span>{' '}
            <span className={classes.unit} data-text="">
              <FormattedMessage {...names[unit]} values={{ count: left[unit] }} />
            </span>{' '}
          </span>
        ))}
      </div>
    </section>
  )
}
