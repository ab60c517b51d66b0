import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import ForwardIcon from '@mui/icons-material/ArrowForwardOutlined'
import PauseIcon from '@mui/icons-material/PauseOutlined'
import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { carouselMessages } from '@/i18n/messages/site'
import * as styles from './styles'

interface CarouselControlsProps {
  /** Whether autoplay runs; null while it cannot. */
  playing: boolean | null
  /** Reserves the space of the play button, which is shown after hydration. */
  withPlay: boolean
  onPlay: () => void
  onStep: (to: 'next' | 'previous') => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The carousel's buttons: first in its tab order (WAI-ARIA), shown below the slides. */
export function CarouselControls({ playing, withPlay, onPlay, onStep, onKeyDown }: CarouselControlsProps) {
  const intl = useIntl()
  return (
    <Box sx={styles.controls} onKeyDown={onKeyDown}>
      {withPlay && (
        <IconButton
          sx={[styles.control, playing === null && styles.absent]}
          aria-label={intl.formatMessage(playing ? carouselMessages.pause : carouselMessages.play)}
          onClick={onPlay}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
      <IconButton
        sx={styles.control}
        aria-label={intl.formatMessage(carouselMessages.previous)}
        onClick={() => onStep('previous')}
      >
        <BackIcon sx={styles.mirrored} />
      </IconButton>
      <IconButton
        sx={styles.control}
        aria-label={intl.formatMessage(carouselMessages.next)}
        onClick={() => onStep('next')}
      >
        <ForwardIcon sx={styles.mirrored} />
      </IconButton>
    </Box>
  )
}
