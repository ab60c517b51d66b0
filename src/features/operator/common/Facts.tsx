import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { standaloneLink } from '@/ui/standaloneLink'

/** A named value; null and an empty text are left out. */
export interface Fact {
  label: MessageDescriptor
  value: ReactNode
}

const isShown = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== ''

/** Named values in as many columns as there is space for. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      gap: '12px 24px',
      margin: 0,
      '& dt': { font: 'var(--body2)', color: 'text.secondary' },
      '& dd': { margin: 0, overflowWrap: 'anywhere' },
      '@media (pointer: coarse)': { '& dd a': standaloneLink },
    }}
  >
    {facts.filter(isShown).map(({ label, value }) => (
      <div key={label.id}>
        <dt>
          <FormattedMessage {...label} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
)
