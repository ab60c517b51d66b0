import Box from '@mui/material/Box'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { palette } from '@/theme/tokens'

interface StatusTabsProps<Status extends string> {
  label: MessageDescriptor
  /** The first is shown without a status in the address. */
  tabs: readonly { status: Status; label: MessageDescriptor }[]
  current: Status
}

/** @returns the status that the address names, or the first one */
export function useStatus<Status extends string>(statuses: readonly [Status, ...Status[]]): Status {
  const [search] = useSearchParams()
  return statuses.find((status) => status === search.get('status')) ?? statuses[0]
}

/** Links to the parts of a list by status. */
export function StatusTabs<Status extends string>({ label, tabs, current }: StatusTabsProps<Status>) {
  const intl = useIntl()
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: label.id })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 8px',
        marginBlockEnd: 2.5,
        borderBlockEnd: `1px solid ${palette.line}`,
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minBlockSize: 44,
          paddingInline: 1.5,
          marginBlockEnd: '-1px',
          borderBlockEnd: '3px solid transparent',
          color: palette.inkSoft,
          textDecoration: 'none',
        },
        '& a[aria-current]': { color: palette.henna, borderBlockEndColor: palette.henna, fontWeight: 500 },
      }}
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab.status}
          to={{ search: index === 0 ? '' : `?status=${tab.status}` }}
          aria-current={tab.status === current ? 'page' : undefined}
        >
          <FormattedMessage {...tab.label} />
        </Link>
      ))}
    </Box>
  )
}
