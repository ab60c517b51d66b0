import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnPhoto } from '@/api/operator'
import { photoQueueMessages } from '@/i18n/messages/operatorQueues'
import { layoutMessages } from '@/i18n/messages/site'
import { palette } from '@/theme/tokens'
import text from '@/ui/text.module.css'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'
import { isUndecided } from './photoDecisions'
import { ChangedValue } from './ProviderFacts'

interface ProviderPhotosProps {
  /** The provider's name. */
  name: string
  photos: readonly OwnPhoto[]
  /** Ids of the photographs that the operator refuses. */
  refused: ReadonlySet<string>
  onChoose: (id: string, isRefused: boolean) => void
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', padding: 0, margin: 0 } as const

/** A provider's photographs: those with something to decide, then, smaller, those that couples see. */
export function ProviderPhotos({ name, photos, refused, onChoose }: ProviderPhotosProps) {
  const undecided = photos.filter(isUndecided)
  const listed = photos.filter((photo) => photo.status === 'listed' && !isUndecided(photo))
  return (
    <>
      {undecided.length > 0 && (
        <Box component="section" sx={{ marginBlockStart: 2 }}>
          <PhotosTitle message={photoQueueMessages.undecided} />
          <Box component="ul" sx={list}>
            {undecided.map((photo, index) => (
              <UndecidedPhoto
                key={photo.id}
                photo={photo}
                position={{ n: index + 1, count: undecided.length, name }}
                isRefused={refused.has(photo.id)}
                onChoose={(isRefused) => onChoose(photo.id, isRefused)}
              />
            ))}
          </Box>
        </Box>
      )}
      {listed.length > 0 && (
        <Box component="section" sx={{ marginBlockStart: 2 }}>
          <PhotosTitle message={photoQueueMessages.listed} />
          <Box component="ul" sx={{ ...list, gap: 1 }}>
            {listed.map((photo, index) => (
              <li key={photo.id}>
                <PhotoLink photo={photo} position={{ n: index + 1, count: listed.length, name }} height={72} />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

const PhotosTitle = ({ message }: { message: (typeof photoQueueMessages)['undecided' | 'listed'] }) => (
  <Typography component="h3" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
    <FormattedMessage {...message} />
  </Typography>
)

interface Position {
  n: number
  count: number
  name: string
}

interface UndecidedPhotoProps {
  photo: OwnPhoto
  position: Position
  isRefused: boolean
  onChoose: (isRefused: boolean) => void
}

function UndecidedPhoto({ photo, position, isRefused, onChoose }: UndecidedPhotoProps) {
  const intl = useIntl()
  const label = intl.formatMessage(photoQueueMessages.photo, position)
  const alt = getLatestAlt(photo)
  return (
    <Box component="li" sx={{ inlineSize: 'min(240px, 100%)', overflowWrap: 'anywhere' }}>
      <PhotoLink photo={photo} position={position} height={180} isFaded={isRefused} />
      <Typography variant="body2" component="div" sx={{ marginBlockStart: 0.5 }}>
        {photo.newAlt !== null && photo.alt !== null ? (
          <ChangedValue before={<bdi>{photo.alt}</bdi>} after={<bdi>{photo.newAlt}</bdi>} />
        ) : alt ? (
          <bdi>{alt}</bdi>
        ) : (
          <FormattedMessage {...photoQueueMessages.noAlt} />
        )}
      </Typography>
      <RadioGroup
        row
        aria-label={label}
        name={`photo-${photo.id}`}
        value={isRefused ? 'refuse' : 'show'}
        onChange={(_event, value) => onChoose(value === 'refuse')}
      >
        <FormControlLabel value="show" control={<Radio />} label={<FormattedMessage {...photoQueueMessages.show} />} />
        <FormControlLabel
          value="refuse"
          control={<Radio />}
          label={<FormattedMessage {...photoQueueMessages.refuse} />}
        />
      </RadioGroup>
    </Box>
  )
}

interface PhotoLinkProps {
  photo: OwnPhoto
  position: Position
  /** In px. */
  height: number
  isFaded?: boolean
}

/** A photograph that opens large in a new tab. */
function PhotoLink({ photo: { files, width, height: fullHeight }, position, height, isFaded }: PhotoLinkProps) {
  const intl = useIntl()
  if (!files) return null
  return (
    <Box
      component="a"
      href={files.large}
      target="_blank"
      rel="noopener noreferrer"
      sx={{
        display: 'block',
        inlineSize: Math.round((height * width) / fullHeight),
        maxInlineSize: '100%',
        '& img': {
          display: 'block',
          inlineSize: '100%',
          blockSize: 'auto',
          borderRadius: '6px',
          backgroundColor: palette.line,
          opacity: isFaded ? 0.4 : 1,
        },
      }}
    >
      <img
        src={files.small}
        alt={intl.formatMessage(photoQueueMessages.photo, position)}
        width={width}
        height={fullHeight}
        loading="lazy"
      />
      <span className={text.hidden}>
        <FormattedMessage {...layoutMessages.newTab} />
      </span>
    </Box>
  )
}
