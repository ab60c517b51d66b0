import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { seatMessages } from '@/i18n/messages/weddings'
import styles from './HallSeats.module.css'

interface HallSeatsProps {
  name: ReactNode
  /** The number of seats that families have. */
  seats: number
  /** The number of seats of the hall; undefined when not set. */
  capacity: number | undefined
  /** A button beside the name. */
  action?: ReactNode
}

/** The seats of a hall as a bar, which the words below it say too. */
const HallSeats = ({ name, seats, capacity, action }: HallSeatsProps) => (
  <li className={styles.hall}>
    <div className={styles.head}>
      <bdi>{name}</bdi>
      {action}
    </div>
    {capacity === undefined ? (
      <span className={styles.words}>
        <FormattedMessage {...seatMessages.seatsOnly} values={{ seats }} />
      </span>
    ) : (
      <SeatsOfCapacity seats={seats} capacity={capacity} />
    )}
  </li>
)

/** Capacity warns and never blocks. */
function SeatsOfCapacity({ seats, capacity }: { seats: number; capacity: number }) {
  const isOver = seats > capacity
  const difference = isOver ? seatMessages.over : seatMessages.free
  return (
    <>
      <div className={styles.bar} aria-hidden>
        <div
          className={isOver ? `${styles.fill} ${styles.over}` : styles.fill}
          style={{ inlineSize: `${Math.min(100, (seats / capacity) * 100)}%` }}
        />
      </div>
      <span className={styles.words}>
        <FormattedMessage {...seatMessages.seats} values={{ seats, capacity }} />
        <span className={isOver ? styles.overText : undefined}>
          <FormattedMessage id={difference.id} values={{ count: Math.abs(capacity - seats) }} />
        </span>
      </span>
    </>
  )
}

/** A list of halls, in as many columns as there is room for. */
export const HallList = ({ children }: { children: ReactNode }) => <ul className={styles.halls}>{children}</ul>

interface HallSeatsListProps<Name extends ReactNode> {
  halls: readonly { id: string; name: Name; capacity?: number | undefined }[]
  counts: readonly { hallId: string; seats: number }[]
  /** A button beside the name. */
  renderAction?: (id: string, name: Name) => ReactNode
}

/** The seats of halls that families have. */
export const HallSeatsList = <Name extends ReactNode>({ halls, counts, renderAction }: HallSeatsListProps<Name>) => (
  <HallList>
    {halls.map(({ id, name, capacity }) => (
      <HallSeats
        key={id}
        name={name}
        capacity={capacity}
        seats={counts.find(({ hallId }) => hallId === id)?.seats ?? 0}
        action={renderAction?.(id, name)}
      />
    ))}
  </HallList>
)
