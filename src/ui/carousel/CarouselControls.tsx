import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { carouselMessages } from '@/i18n/messages/site'
import { BackIcon, PauseIcon } from '../icons/pageIcons'
import { ForwardIcon, PlayIcon } from '../icons/siteIcons'
import styles from './CarouselControls.module.css'

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
    <div className={styles.controls}>
      {withPlay && (
        <button
          type="button"
          className={styles.control}
          hidden={playing === null}
          aria-label={intl.formatMessage(playing ? carouselMessages.pause : carouselMessages.play)}
          onClick={onPlay}
          onKeyDown={onKeyDown}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label={intl.formatMessage(carouselMessages.previous)}
        onClick={() => onStep('previous')}
        onKeyDown={onKeyDown}
      >
        <BackIcon className={styles.arrow} />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={intl.formatMessage(carouselMessages.next)}
        onClick={() => onStep('next')}
        onKeyDown={onKeyDown}
      >
        <ForwardIcon className={styles.arrow} />
      </button>
    </div>
  )
}
