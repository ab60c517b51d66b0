import BrokenIcon from '@mui/icons-material/HideImageOutlined'
import Box from '@mui/material/Box'
import { FormattedMessage } from 'react-intl'
import type { OwnPhoto } from '@/api'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'

const badge = {
  paddingInline: 1.25,
  borderRadius: '12px',
  backgroundColor: palette.surface,
  border: '1px solid',
  fontSize: '0.875rem',
  fontWeight: 500,
} as const

const statusColors: Record<OwnPhoto['status'], string> = {
  waiting: palette.goldText,
  listed: palette.jade,
  refused: palette.error,
}

interface PhotoImageProps {
  photo: OwnPhoto
  /** The text alternative of a photograph without one. */
  label: string
  isCover: boolean
}

/** A photograph, or what is in its place once it is refused, under its status. */
export function PhotoImage({ photo, label, isCover }: PhotoImageProps) {
  const { status, files, width, height } = photo
  return (
    <Box sx={{ position: 'relative', aspectRatio: '4 / 3', backgroundColor: palette.paper }}>
      {files ? (
        <Box
          component="img"
          src={files.small}
          alt={getLatestAlt(photo) ?? label}
          width={width}
          height={height}
          loading="lazy"
          draggable={false}
          sx={{ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', blockSize: '100%', color: palette.inkSoft }}>
          <BrokenIcon fontSize="large" />
        </Box>
      )}
      <Box
        sx={{ position: 'absolute', insetBlockStart: 12, insetInline: 12, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <Box component="span" sx={{ ...badge, color: statusColors[status] }}>
          <FormattedMessage {...ownPhotoMessages[status]} />
        </Box>
        {isCover && (
          <Box component="span" sx={{ ...badge, color: palette.henna }}>
            <FormattedMessage {...ownPhotoMessages.cover} />
          </Box>
        )}
      </Box>
    </Box>
  )
}
