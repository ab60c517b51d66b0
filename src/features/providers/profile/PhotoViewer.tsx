import Dialog from '@mui/material/Dialog'
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { ProviderPhoto } from '@/api/providers'
import { useLocale } from '@/i18n/LocaleProvider'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { guessLanguage } from '@/lib/guessLanguage'
import { withTheme } from '@/theme/withTheme'
import { getStep } from '@/ui/carousel/carouselState'
import { BackIcon } from '@/ui/icons/pageIcons'
import { CloseIcon, ForwardIcon } from '@/ui/icons/siteIcons'
import { getPhotoAttributes, usePhotoAlt } from '../photoFiles'
import styles from './PhotoViewer.module.css'

interface PhotoViewerProps {
  /** The provider's name. */
  name: string
  photos: readonly ProviderPhoto[]
  /** Of the photograph that is shown. */
  index: number
  open: boolean
  onMove: (index: number) => void
  onClose: () => void
}

/** From this distance on, a horizontal move of the finger is a swipe, in px. */
const SWIPE_PX = 40

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

/** The photographs one by one on the whole screen, with buttons, arrow keys and swipes in the direction of the text. */
function PhotoViewer({ name, photos, index, open, onMove, onClose }: PhotoViewerProps) {
  const intl = useIntl()
  const { direction } = useLocale()
  const swipeStart = useRef<number | null>(null)
  const getAlt = usePhotoAlt(name, photos)
  const count = photos.length
  const [previous, next] = [(index + count - 1) % count, (index + 1) % count]

  const moveByKey = (key: string) => {
    const step = getStep(key, direction)
    if (step && count > 1) onMove(step === 'next' ? next : previous)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey) moveByKey(event.key)
  }
  const onPointerDown = ({ isPrimary, clientX }: PointerEvent) => {
    swipeStart.current = isPrimary && !isZoomed() ? clientX : null
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distance = swipeStart.current === null ? 0 : clientX - swipeStart.current
    swipeStart.current = null
    if (Math.abs(distance) >= SWIPE_PX) moveByKey(distance < 0 ? 'ArrowRight' : 'ArrowLeft')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullScreen
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage(providerProfileMessages.viewer, { name }),
          sx: { borderRadius: 0, border: 0 },
        },
      }}
    >
      <div className={styles.viewer}>
        <p className={styles.caption} role="status">
          <span className={styles.counter}>
            <FormattedMessage {...providerProfileMessages.counter} values={{ n: index + 1, count }} />
          </span>
          {photos[index]?.alt && <bdi lang={guessLanguage(photos[index].alt)}>{photos[index].alt}</bdi>}
        </p>
        <ViewerButton className={styles.close} label={providerProfileMessages.close} onClick={onClose}>
          <CloseIcon />
        </ViewerButton>
        <div
          className={styles.stage}
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            swipeStart.current = null
          }}
        >
          {photos.map(
            (photo, at) =>
              // The neighbours are loaded ahead.
              [previous, index, next].includes(at) && (
                <img
                  key={photo.id}
                  className={styles.picture}
                  {...getPhotoAttributes(photo)}
                  sizes="100vw"
                  alt={getAlt(at)}
                  hidden={at !== index}
                  draggable={false}
                  style={{ backgroundImage: `url("${photo.files.small}")` }}
                />
              ),
          )}
        </div>
        {count > 1 && (
          <>
            <ViewerButton
              className={styles.previous}
              label={providerProfileMessages.previous}
              onClick={() => onMove(previous)}
            >
              <BackIcon className={styles.arrow} />
            </ViewerButton>
            <ViewerButton className={styles.next} label={providerProfileMessages.next} onClick={() => onMove(next)}>
              <ForwardIcon className={styles.arrow} />
            </ViewerButton>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ViewerButtonProps {
  className: string | undefined
  label: MessageDescriptor
  onClick: () => void
  children: ReactNode
}

function ViewerButton({ className, label, onClick, children }: ViewerButtonProps) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={intl.formatMessage(label)}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

export default withTheme(PhotoViewer)
