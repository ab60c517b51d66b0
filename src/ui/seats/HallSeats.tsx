import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SideSeats } from '@shared/guests/summary'
import { seatMessages } from '@/i18n/messages/weddings'
import styles from './HallSeats.module.css'
import { Quotas } from './Quotas'
import { findQuotas, type Quota, type SharedHall } from './quotas'

interface HallSeatsProps {
  name: ReactNode
  /** The number of seats that families have. */
  seats: number
  /** The number of seats of the hall; undefined when not set. */
  capacity: number | undefined
  quotas: readonly Quota[]
  /** A button beside the name. */
  action?: ReactNode
}

/** The seats of a hall as a bar, which the words below it say too. */
const HallSeats = ({ name, seats, capacity, quotas, action }: HallSeatsProps) => (
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
    {quotas.length > 0 && <Quotas quotas={quotas} />}
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
  halls: readonly (SharedHall & { id: string; name: Name; capacity?: number | undefined })[]
  counts: readonly { hallId: string; seats: number; sides: readonly SideSeats[] }[]
  /** A button beside the name. */
  renderAction?: (id: string, name: Name) => ReactNode
}

/** The seats of halls that families have. */
export const HallSeatsList = <Name extends ReactNode>({ halls, counts, renderAction }: HallSeatsListProps<Name>) => (
  <HallList>
    {halls.map(({ id, name, ...hall }) => {
      const count = counts.find(({ hallId }) => hallId === id)
      return (
        <HallSeats
          key={id}
          name={name}
          capacity={hall.capacity}
          seats={count?.seats ?? 0}
          quotas={findQuotas(hall, count?.sides ?? [])}
          action={renderAction?.(id, name)}
        />
      )
    })}
  </HallList>
)
