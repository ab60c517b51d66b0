import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import type { Event, EventStatus, Wedding } from '@/api/weddings'
import { dashboardMessages, roleNoteMessages } from '@/i18n/messages/dashboard'
import { eventStatusMessages } from '@/i18n/messages/plans'
import { palette } from '@/theme/tokens'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Khatim } from '@/ui/ornament/Khatim'
import { countDaysBetween } from '@shared/timeZones'
import { findWeddingDay } from '../plan'
import { PlannedDate } from '../PlannedDate'
import { useToday } from '@/lib/useToday'

interface WeddingHeadProps {
  wedding: Wedding
  /** Undefined until loaded. */
  events: readonly Event[] | undefined
  greeting: ReactNode
  /** Buttons below the title. */
  actions: ReactNode
  takesFocus?: boolean
}

/** The top of the dashboard: the title of the wedding, its day and the days until then. */
export function WeddingHead({ wedding, events, greeting, actions, takesFocus = false }: WeddingHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const today = useToday(wedding.timeZone)
  const { date, status } = (events && findWeddingDay(events)) ?? {}
  const days = date === undefined || status !== undefined ? undefined : countDaysBetween(today, date)
  return (
    <Paper component="header" sx={{ position: 'relative', overflow: 'hidden', marginBlockEnd: { xs: 4, md: 6 } }}>
      <PatternBackdrop opacity={0.18} />
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          gap: 3,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: { xs: 3, md: 5 },
        }}
      >
        <Box sx={{ minInlineSize: 0 }}>
          {greeting}
          <Typography
            ref={title}
            variant="h1"
            tabIndex={-1}
            sx={{
              fontSize: { xs: '2.4rem', md: '3.4rem' },
              overflowWrap: 'anywhere',
              paddingBlockEnd: 0.5,
              outline: 'none',
            }}
          >
            <bdi>{wedding.title}</bdi>
          </Typography>
          <Box sx={{ marginBlockEnd: 2 }}>
            {events ? (
              <Day wedding={wedding} date={date} status={status} days={days} />
            ) : (
              [1, 2].map((line) => (
                <Typography key={line}>
                  <Skeleton width="16em" sx={{ maxInlineSize: '100%' }} />
                </Typography>
              ))
            )}
          </Box>
          <RoleNote wedding={wedding} />
          {actions}
        </Box>
        {days !== undefined && days > 0 && <DaysBadge days={days} />}
      </Box>
    </Paper>
  )
}

/** What a member does in the wedding of somebody else. */
function RoleNote({ wedding: { role, side } }: { wedding: Wedding }) {
  const note = role === 'sideManager' ? side : role
  if (note === undefined || note === 'owner') return null
  return (
    <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
      <FormattedMessage {...roleNoteMessages[note]} />
    </Typography>
  )
}

interface DayProps {
  wedding: Wedding
  date: string | undefined
  status: EventStatus | undefined
  days: number | undefined
}

function Day({ wedding, date, status, days = 0 }: DayProps) {
  if (date === undefined)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...dashboardMessages.noDate} />{' '}
        {getWeddingRights(wedding).canEditPlans && (
          <Link component={RouterLink} to={weddingPath('events', wedding.id)}>
            <FormattedMessage {...dashboardMessages.chooseDate} />
          </Link>
        )}
      </Typography>
    )
  return (
    <>
      <Typography>
        <PlannedDate date={date} status={status} />
      </Typography>
      <Typography sx={{ color: 'secondary.main', fontWeight: 500 }}>
        {status !== undefined ? (
          <FormattedMessage {...eventStatusMessages[status]} />
        ) : days < 0 ? (
          <FormattedMessage {...dashboardMessages.past} />
        ) : (
          <FormattedMessage {...dashboardMessages.daysLeft} values={{ days }} />
        )}
      </Typography>
    </>
  )
}

/** The number of days in a star: decoration only, the text beside it says it too. */
function DaysBadge({ days }: { days: number }) {
  const intl = useIntl()
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: { xs: 'none', sm: 'grid' },
        placeContent: 'center',
        flexShrink: 0,
        inlineSize: { sm: 128, md: 168 },
        blockSize: { sm: 128, md: 168 },
        fontSize: { sm: '2.2rem', md: '2.8rem' },
        fontWeight: 600,
        lineHeight: 1,
        color: palette.goldText,
        '& > svg': { position: 'absolute', inset: 0, color: palette.gold },
      }}
    >
      <Khatim />
      {intl.formatNumber(days)}
    </Box>
  )
}
