import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GuestCounts } from '@shared/guests/summary'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import type { Hall, Wedding } from '@/api/weddings'
import { guestFieldMessages, guestSummaryMessages } from '@/i18n/messages/guests'
import { seatMessages } from '@/i18n/messages/weddings'
import button from '@/ui/button/Button.module.css'
import { PrintIcon } from '@/ui/icons/pageIcons'
import { Counts } from '@/ui/seats/Counts'
import { HallSeatsList } from '@/ui/seats/HallSeats'
import styles from './Summary.module.css'
import { TagFigures } from './TagFigures'

interface SummaryProps {
  wedding: Wedding
  halls: readonly Hall[]
  counts: GuestCounts
  /** The tag that the list is filtered by; empty for all families. */
  tag: string
  onTag: (tag: string) => void
}

/** The list in figures: families, guests, the seats of each hall against its capacity and the share of each side, both sides and the tags. */
export const Summary = memo(function Summary({ wedding, halls, counts, tag, onTag }: SummaryProps) {
  const intl = useIntl()
  const canPrint = getWeddingRights(wedding).pages.includes('guestPrint')
  return (
    <section className={styles.card} aria-label={intl.formatMessage(guestSummaryMessages.title)}>
      <Counts
        counts={[
          { label: seatMessages.families, count: counts.households },
          { label: seatMessages.guests, count: counts.guests },
          { label: guestSummaryMessages.withoutPhone, count: counts.withoutPhone },
          { label: guestSummaryMessages.withoutSeats, count: counts.withoutSeats },
        ]}
      />
      <HallSeatsList
        halls={halls}
        counts={counts.halls}
        renderAction={(id, name) =>
          canPrint && (
            <Link
              className={button.round}
              to={`${weddingPath('guestPrint', wedding.id)}?hall=${id}`}
              aria-label={intl.formatMessage(guestSummaryMessages.print, { hall: name })}
            >
              <PrintIcon size={20} />
            </Link>
          )
        }
      />
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
      {counts.tags.length > 0 && <TagFigures tags={counts.tags} selected={tag} onSelect={onTag} />}
    </section>
  )
})
