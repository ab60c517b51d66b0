import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DragIcon from '@mui/icons-material/DragIndicatorOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnPhoto } from '@/api'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'
import { MoveButtons, type Step } from '@/ui/MoveButtons'
import { AltField } from './AltField'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'
import { PhotoImage } from './PhotoImage'
import { PHOTO_ATTRIBUTE, type HandleProps } from './usePhotoDrag'

interface PhotoCardProps {
  photo: OwnPhoto
  /** From 0. */
  index: number
  count: number
  isCover: boolean
  isDragged: boolean
  /** Its place while a photograph is dragged. */
  place: number | undefined
  handleProps: HandleProps
  onMove: (step: Step) => boolean
  onSaveAlt: (alt: string | null) => Promise<void>
  onDelete: () => void
}

/** A photograph with its status, its description, and its place in the list. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, index, count, isCover, isDragged, place, handleProps, onMove, onSaveAlt, onDelete } = props
  const intl = useIntl()
  const position = index + 1
  const label = intl.formatMessage(ownPhotoMessages.position, { position, count })
  return (
    <Paper
      component="li"
      aria-label={label}
      {...{ [PHOTO_ATTRIBUTE]: photo.id }}
      sx={{ display: 'grid', alignContent: 'start', overflow: 'hidden', opacity: isDragged ? 0.6 : 1 }}
      style={{ order: place }}
    >
      <PhotoImage photo={photo} label={label} isCover={isCover} />
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: 1 }}>
        <Box
          {...handleProps}
          aria-hidden
          title={intl.formatMessage(ownPhotoMessages.drag, { position })}
          sx={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: 44,
            blockSize: 44,
            color: palette.inkSoft,
            cursor: 'grab',
            touchAction: 'none',
          }}
        >
          <DragIcon />
        </Box>
        <MoveButtons
          isInline
          index={index}
          isLast={position === count}
          onMove={onMove}
          labels={{
            back: intl.formatMessage(ownPhotoMessages.moveEarlier, { position }),
            forward: intl.formatMessage(ownPhotoMessages.moveLater, { position }),
          }}
        />
        <IconButton onClick={onDelete} aria-label={intl.formatMessage(ownPhotoMessages.deleteLabel, { position })}>
          <DeleteIcon />
        </IconButton>
      </Box>
      <Box sx={{ padding: 2, paddingBlockStart: 1, display: 'grid', gap: 1 }}>
        {photo.status === 'refused' ? (
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {photo.refusal}
          </Typography>
        ) : (
          <AltField photoId={photo.id} stored={getLatestAlt(photo) ?? ''} onSave={onSaveAlt} />
        )}
        {photo.newAlt !== null && (
          <Typography variant="body2" sx={{ color: palette.goldText }}>
            <FormattedMessage {...ownPhotoMessages.newAltWaits} />
          </Typography>
        )}
      </Box>
    </Paper>
  )
}
