import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import type { Event, GuestSummary } from '@/api/weddings'
import { hallSideMessages } from '@/i18n/messages/dashboard'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { palette } from '@/theme/tokens'
import { HallList } from '@/ui/seats/HallSeats'

interface HallSidesProps {
  events: readonly Event[]
  /** Counts of all families, whatever the member sees. */
  halls: GuestSummary['halls']
}

/** The seats of each hall by side, and how many of them are confirmed; nothing while no family has a seat. */
export function HallSides({ events, halls }: HallSidesProps) {
  const named = useNamedHalls(events)
  const shown = named.flatMap(({ id, name }) => {
    const sides = halls.find(({ hallId }) => hallId === id)?.sides.filter(({ seats }) => seats > 0) ?? []
    return sides.length > 0 ? [{ id, name, sides }] : []
  })
  if (shown.length === 0) return null
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Typography component="h3" variant="h4">
        <FormattedMessage {...hallSideMessages.title} />
      </Typography>
      <HallList>
        {shown.map(({ id, name, sides }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {sides.map((side) => (
              <SideLine key={side.side} {...side} />
            ))}
          </li>
        ))}
      </HallList>
    </Box>
  )
}

const SideLine = ({ side, seats, coming }: GuestSummary['halls'][number]['sides'][number]) => (
  <Typography
    variant="body2"
    component="div"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      paddingBlock: 0.5,
      borderBlockEnd: `1px solid ${palette.line}`,
      color: 'text.secondary',
    }}
  >
    <Box component="span" sx={{ color: 'text.primary', marginInlineEnd: 'auto' }}>
      <FormattedMessage {...hallSideMessages[side]} />
    </Box>
    <FormattedMessage {...hallSideMessages.seats} values={{ seats, coming }} />
  </Typography>
)
