import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { BehindInvitation } from './BehindInvitation'
import type { Area } from '@/lib/picture/encodePicture'
import { CROP_ASPECT, getCentredArea } from './cropMaths'
import { pictureMessages } from '@/i18n/messages/studio'
import { BusyButton } from '@/ui/fields/BusyButton'
import type { OpenPicture } from '@/lib/picture/openPicture'
import { useIsPhone } from '@/ui/useScreen'
import { useCroppedUpload } from './useCroppedUpload'

const MAX_ZOOM = 4
const ZOOM_STEP = 0.05
const KEYBOARD_STEP_PX = 8

interface CropDialogProps {
  picture: OpenPicture
  onCancel: () => void
  /** Called with the URL of the uploaded picture. */
  onStored: (address: string) => void
}

const columns = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
} as const

/** The dialog to crop the picture, preview it and upload it. */
export default function CropDialog({ picture, onCancel, onStored }: CropDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const phone = useIsPhone()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>(() => getCentredArea(picture.width, picture.height))
  const { send, cancel, busy, failure } = useCroppedUpload(onStored)

  const close = () => {
    cancel()
    onCancel()
  }
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ paddingBlockEnd: 1 }}>
        <FormattedMessage {...pictureMessages.cropTitle} />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <FormattedMessage {...pictureMessages.cropHint} />
        </Typography>
        <Box sx={columns}>
          {/* Left to right in both languages: the cropper counts from the left. */}
          <Box
            dir="ltr"
            sx={{
              position: 'relative',
              blockSize: { xs: '40vh', sm: 480 },
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              gridRow: { sm: '1 / span 2' },
              borderRadius: '12px',
              overflow: 'hidden',
              backgroundColor: 'text.primary',
            }}
          >
            <Cropper
              image={picture.url}
              aspect={CROP_ASPECT}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              disableAutomaticStylesInjection
              keyboardStep={KEYBOARD_STEP_PX}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ alt: '' }}
              cropperProps={{ role: 'group', 'aria-label': intl.formatMessage(pictureMessages.cropArea) }}
            />
          </Box>
          <BehindInvitation picture={picture} area={area} />
          <Zoom value={zoom} onChange={setZoom} />
        </Box>
        {failure !== null && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={close}>
          <FormattedMessage {...pictureMessages.cancel} />
        </Button>
        <BusyButton
          variant="contained"
          onClick={() => void send(picture.element, area)}
          isBusy={busy}
          data-testid="use-picture"
        >
          <FormattedMessage {...(busy ? pictureMessages.uploading : pictureMessages.use)} />
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const labelId = useId()
  return (
    <Box sx={{ paddingInline: 1.5 }}>
      <Typography id={labelId} variant="body2">
        <FormattedMessage {...pictureMessages.zoom} />
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={value}
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        onChange={(_event, zoom) => onChange(zoom)}
        sx={{ '& .MuiSlider-thumb::after': { inlineSize: 44, blockSize: 44 } }}
      />
    </Box>
  )
}
