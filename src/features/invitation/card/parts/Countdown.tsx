import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl'
import type { CardVariant, InvitationContent } from '../content'
import { getWeddingInstant, type Remaining } from '../countdown'
import { cardMessages } from '@/i18n/messages/guest'
import { useCountdown } from '../useCountdown'
import shared from './parts.module.css'

interface Props {
  content: InvitationContent
  variant: CardVariant
  initialNow?: number
  /** The template's `section`, `heading`, `countdown`, `cell`, `value`, `unit` and `arrived`. */
  classes: Readonly<Record<string, string>>
  /** Ornament behind each number. */
  frame?: ReactNode
}

type Unit = Exclude<keyof Remaining, 'arrived'>

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

/**
 * The live countdown. At zero the guest page shows the arrived message, the card views keep the zeros beside it
 * (specification §2 and §4). Not a live region: screen readers would read every second.
 */
export function Countdown({ content, variant, initialNow, classes, frame }: Props) {
  const left = useCountdown(getWeddingInstant(content), initialNow)
  const names = variant === 'page' ? longNames : shortNames
  return (
    <section className={`${classes.section} ${shared.screenOnly}`}>
      {left?.arrived ? (
        <p className={classes.arrived}>
          <FormattedMessage {...cardMessages.arrived} />
        </p>
      ) : (
        <h2 className={classes.heading}>
          <FormattedMessage {...cardMessages.countdown} />
        </h2>
      )}
      {!(left?.arrived && variant === 'page') && (
        <div className={classes.countdown} role="timer" aria-live="off">
          {units.map((unit) => (
            <span key={unit} className={classes.cell}>
              {frame}
              <span className={classes.value}>
                <FormattedNumber value={left?.[unit] ?? 0} minimumIntegerDigits={2} useGrouping={false} />
              </span>{' '}
              <span className={classes.unit}>
                <FormattedMessage {...names[unit]} values={{ count: left?.[unit] ?? 0 }} />
              </span>{' '}
            </span>
          ))}
        </div>
      )}
    </section>
  )
}
