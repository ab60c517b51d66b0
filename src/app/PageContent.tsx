import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageSkeleton } from '../ui/feedback/PageSkeleton'
import { layoutMessages } from '@/i18n/messages/site'

const MAIN_ID = 'content'

const skipLink = {
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: -80,
  zIndex: 1200,
  padding: '12px 20px',
  backgroundColor: 'background.paper',
  '&:focus': { insetBlockStart: 12 },
} as const

/** The first link in tab order: skips the navigation. */
export function SkipLink() {
  return (
    <Box component="a" href={`#${MAIN_ID}`} sx={skipLink}>
      <FormattedMessage {...layoutMessages.skip} />
    </Box>
  )
}

/** The page between header and footer. */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ minBlockSize: '70vh', outline: 'none !important' }}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </Box>
  )
}
