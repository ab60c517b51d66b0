import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl'
import type { ProviderWeek } from '@/api'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'

const table = {
  inlineSize: '100%',
  maxInlineSize: 640,
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 1,
    paddingInlineEnd: 2,
    textAlign: 'start',
    fontWeight: 400,
    borderBlockEnd: `1px solid ${palette.line}`,
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
  '& th:first-of-type, & td:last-of-type': { whiteSpace: 'nowrap' },
} as const

/** How often the page of an entry was opened, and how many couples asked, by week. */
export function Views({ weeks }: { weeks: ProviderWeek[] }) {
  const most = Math.max(0, ...weeks.map(({ views }) => views))
  if (weeks.every(({ views, enquiries }) => views === 0 && enquiries === 0)) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...ownProviderMessages.noViews} />
      </Typography>
    )
  }
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...ownProviderMessages.week} />
          </th>
          <th scope="col" colSpan={2}>
            <FormattedMessage {...ownProviderMessages.weekViews} />
          </th>
          <th scope="col">
            <FormattedMessage {...ownProviderMessages.weekEnquiries} />
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, views, enquiries }) => (
          <tr key={from}>
            <th scope="row">
              <FormattedDate value={from} day="numeric" month="long" timeZone="UTC" />
            </th>
            <Bar share={most === 0 ? 0 : views / most} />
            <td>
              <FormattedNumber value={views} />
            </td>
            <td>
              <FormattedNumber value={enquiries} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** The number of views beside it says the same. */
const Bar = ({ share }: { share: number }) => (
  <Box component="td" aria-hidden sx={{ inlineSize: '100%' }}>
    <Box
      sx={{
        blockSize: 12,
        inlineSize: `${share * 100}%`,
        minInlineSize: share > 0 ? 4 : 0,
        borderRadius: '6px',
        backgroundColor: palette.gold,
      }}
    />
  </Box>
)
