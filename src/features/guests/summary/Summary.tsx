import PrintIcon from '@mui/icons-material/PrintOutlined'
import IconButton from '@mui/material/IconButton'
import { memo, useMemo } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { countHouseholds } from '@shared/guests/summary'
import { weddingPath } from '@shared/routes'
import type { GuestList, Hall } from '@/api/weddings'
import { guestFieldMessages, guestSummaryMessages } from '@/i18n/messages/guests'
import styles from './Summary.module.css'

/** The list in figures: families, guests, the seats of each hall against its capacity, and both sides. */
export const Summary = memo(function Summary({ list: { wedding, households, halls } }: { list: GuestList }) {
  const intl = useIntl()
  const counts = useMemo(() => countHouseholds(households, halls), [households, halls])
  const figures = [
    { label: guestSummaryMessages.families, count: counts.households },
    { label: guestSummaryMessages.guests, count: counts.guests },
    { label: guestSummaryMessages.withoutPhone, count: counts.withoutPhone },
    { label: guestSummaryMessages.withoutSeats, count: counts.withoutSeats },
  ]
  return (
    <section className={styles.card} aria-label={intl.formatMessage(guestSummaryMessages.title)}>
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label.id} className={styles.figure}>
            <dt>
              <FormattedMessage id={label.id} values={{ count }} />
            </dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.halls}>
        {halls.map((hall) => (
          <HallSeats
            key={hall.id}
            weddingId={wedding.id}
            hall={hall}
            seats={counts.halls.find(({ hallId }) => hallId === hall.id)!.seats}
          />
        ))}
      </ul>
      <ul className={styles.sides}>
        {counts.sides
          .filter((side) => side.households > 0)
          .map(({ side, households: families, guests }) => (
            <li key={side}>
              <FormattedMessage
                {...guestSummaryMessages.side}
                values={{ side: intl.formatMessage(guestFieldMessages[side]), families, guests }}
              />
            </li>
          ))}
      </ul>
    </section>
  )
})

interface HallSeatsProps {
  weddingId: string
  hall: Hall
  seats: number
}

/** The seats of a hall as a bar, which the words beside it say too, and its list to print. */
function HallSeats({ weddingId, hall: { id, name, capacity }, seats }: HallSeatsProps) {
  const intl = useIntl()
  return (
    <li className={styles.hall}>
      <div className={styles.hallHead}>
        <bdi>{name}</bdi>
        <IconButton
          component={Link}
          to={`${weddingPath('guestPrint', weddingId)}?hall=${id}`}
          aria-label={intl.formatMessage(guestSummaryMessages.print, { hall: name })}
        >
          <PrintIcon fontSize="small" />
        </IconButton>
      </div>
      {capacity === undefined ? (
        <span className={styles.words}>
          <FormattedMessage {...guestSummaryMessages.seatsOnly} values={{ seats }} />
        </span>
      ) : (
        <SeatsOfCapacity seats={seats} capacity={capacity} />
      )}
    </li>
  )
}

/** Capacity warns and never blocks. */
function SeatsOfCapacity({ seats, capacity }: { seats: number; capacity: number }) {
  const isOver = seats > capacity
  const room = isOver ? guestSummaryMessages.over : guestSummaryMessages.free
  return (
    <>
      <div className={styles.bar} aria-hidden>
        <div
          className={isOver ? `${styles.fill} ${styles.over}` : styles.fill}
          style={{ inlineSize: `${Math.min(100, (seats / capacity) * 100)}%` }}
        />
      </div>
      <span className={styles.words}>
        <FormattedMessage {...guestSummaryMessages.seats} values={{ seats, capacity }} />
        <span className={isOver ? styles.overText : undefined}>
          <FormattedMessage id={room.id} values={{ count: Math.abs(capacity - seats) }} />
        </span>
      </span>
    </>
  )
}
