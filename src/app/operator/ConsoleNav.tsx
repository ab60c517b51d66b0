import Box from '@mui/material/Box'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { useGetOperatorOverviewQuery } from '@/api/operator'
import { SessionPanel } from '@/features/operator/session/SessionPanel'
import { useSession } from '@/features/operator/common/useSession'
import { useShowToast } from '@/features/operator/common/useShowToast'
import { consoleMessages } from '@/i18n/messages/operator'
import { palette } from '@/theme/tokens'
import { LanguageSwitch } from '@/ui/layout/LanguageSwitch'
import { consolePages } from './consolePages'

/** How often the counts are fetched while the console is in sight, in ms. */
const COUNTS_INTERVAL_MS = 60_000

const look = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  // Fills a drawer as well as the side of the page.
  flex: '1 0 auto',
  padding: 2,
  backgroundColor: palette.night,
  color: '#FFFFFF',
  '& ul': { listStyle: 'none', padding: 0, margin: 0 },
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minBlockSize: 44,
    paddingInline: 1.5,
    borderRadius: '4px',
    borderInlineStart: '3px solid transparent',
    color: 'rgb(255 255 255 / 0.82)',
    textDecoration: 'none',
  },
  '& nav a:hover': { backgroundColor: palette.nightLine },
  '& nav a[aria-current]': {
    backgroundColor: palette.nightLine,
    borderInlineStartColor: palette.gold,
    color: '#FFFFFF',
    fontWeight: 500,
  },
} as const

/** Navigation with the counts of the queues, language, session and sign-out. */
export function ConsoleNav({ onChoose }: { onChoose?: () => void }) {
  const intl = useIntl()
  const session = useSession()
  const showToast = useShowToast()
  const { data } = useGetOperatorOverviewQuery(undefined, {
    pollingInterval: COUNTS_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <Box sx={look}>
      <nav aria-label={intl.formatMessage(consoleMessages.navigation)}>
        <ul>
          {consolePages.map(({ path, label, Icon, queue }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'} onClick={onChoose}>
                <Icon fontSize="small" aria-hidden />
                <Box component="span" sx={{ flex: 1 }}>
                  <FormattedMessage {...label} />
                </Box>
                {queue && data && data.queues[queue] > 0 && <Count value={data.queues[queue]} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Box sx={{ marginBlockStart: 'auto', borderBlockStart: `1px solid ${palette.nightLine}`, paddingBlockStart: 1 }}>
        <Box sx={{ marginInlineStart: -1.5, '& a': { color: '#FFFFFF' } }}>
          <LanguageSwitch onFailure={() => showToast('error', consoleMessages.languageFailed)} />
        </Box>
        {session && <SessionPanel session={session} />}
      </Box>
    </Box>
  )
}

function Count({ value }: { value: number }) {
  const intl = useIntl()
  return (
    <Box
      component="span"
      aria-label={intl.formatMessage(consoleMessages.waiting, { count: value })}
      role="img"
      sx={{
        minInlineSize: 26,
        paddingInline: 1,
        borderRadius: 13,
        backgroundColor: palette.paper,
        color: palette.ink,
        font: 'var(--body2)',
        textAlign: 'center',
      }}
    >
      <FormattedNumber value={value} />
    </Box>
  )
}
