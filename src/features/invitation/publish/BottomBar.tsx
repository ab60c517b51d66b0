import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'

const bar = {
  display: 'grid',
  gap: 1,
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: { xs: 'fab', md: 'auto' },
  paddingInline: { xs: 2, md: 0 },
  paddingBlock: { xs: 1.5, md: 0 },
  paddingBlockEnd: { xs: 'max(12px, env(safe-area-inset-bottom))', md: 0 },
  borderBlockStart: { xs: 1, md: 0 },
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  textAlign: { xs: 'center', md: 'start' },
} as const

/** On a desktop a card that stays in sight at the bottom of its column. */
const stickyBar = {
  ...bar,
  position: { xs: 'fixed', md: 'sticky' },
  zIndex: { xs: 'fab', md: 1 },
  insetInline: { xs: 0, md: 'auto' },
  insetBlockEnd: { xs: 0, md: 16 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 3,
  marginBlockStart: { md: 3 },
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: { xs: 1.5, md: 2 },
  paddingBlockEnd: { xs: bar.paddingBlockEnd.xs, md: 2 },
  border: { md: `1px solid ${palette.line}` },
  borderRadius: { md: '20px' },
  boxShadow: { md: 3 },
} as const

/** The end of the page is not below the bar. */
const roomForBar = { '@media (max-width: 899.95px)': { body: { paddingBlockEnd: 112 } } } as const

interface BottomBarProps {
  /** Whether it stays in sight on a desktop, too. */
  isSticky?: boolean
  children: ReactNode
}

/** The main action of the studio. On a phone at the bottom of the window, below the thumb. */
export const BottomBar = ({ isSticky = false, children }: BottomBarProps) => (
  <>
    <GlobalStyles styles={roomForBar} />
    <Box sx={isSticky ? stickyBar : bar}>{children}</Box>
  </>
)
