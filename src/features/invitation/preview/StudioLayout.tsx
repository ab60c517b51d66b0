import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'
import { useIsWide } from '@/ui/useScreen'
import { LivePreview } from './LivePreview'
import { PhonePreview } from './PhonePreview'

/** Height of the navigation bar and a margin, in px. */
const BELOW_BAR_PX = 100
/** Height of a large phone, in px. */
const TALLEST_PX = 800
/** Height of what is fixed at the bottom of a phone, and a margin, in px: the preview button, or the bar. */
const BUTTON_PX = 88
const BAR_PX = 136

const columns = {
  display: { md: 'grid' },
  gap: { md: 4, lg: 6 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(300px, 380px)' },
  alignItems: 'start',
} as const

const phone = {
  position: 'sticky',
  insetBlockStart: BELOW_BAR_PX,
  blockSize: `min(calc(100vh - ${BELOW_BAR_PX + 24}px), ${TALLEST_PX}px)`,
  minBlockSize: 420,
  border: `9px solid ${palette.ink}`,
  borderRadius: '38px',
  overflow: 'hidden',
} as const

interface StudioLayoutProps {
  /** Saving, at the end of the form and on a phone at the bottom of the window; null while there is nothing to save. */
  renderBar: ((preview: ReactNode) => ReactNode) | null
  children: ReactNode
}

/** The form beside a live preview in a phone frame; on a phone a button opens the preview. */
export function StudioLayout({ renderBar, children }: StudioLayoutProps) {
  const wide = useIsWide()
  return (
    <Box sx={columns}>
      <Box
        sx={{
          minInlineSize: 0,
          paddingBlockEnd: { xs: renderBar ? 0 : `${BUTTON_PX}px`, md: 0 },
          '& input, & button, & a': {
            scrollMarginBlockEnd: renderBar ? BAR_PX : { xs: BUTTON_PX, md: 0 },
          },
        }}
      >
        {children}
        {renderBar?.(wide ? null : <PhonePreview isInBar />)}
      </Box>
      {wide ? (
        <Box sx={phone}>
          <LivePreview />
        </Box>
      ) : (
        renderBar === null && <PhonePreview />
      )}
    </Box>
  )
}
