import { FormattedMessage } from 'react-intl'
import { guestMessages } from '@/i18n/messages/guest'
import styles from './MusicButton.module.css'
import { useMusic } from './useMusic'

/** Plays and pauses the looping track; a failure is announced and can be retried. */
export function MusicButton({ address }: { address: string }) {
  const { state, toggle } = useMusic(address)
  const playing = state === 'playing'
  return (
    <div className={styles.music}>
      <button type="button" className={styles.button} onClick={toggle} data-playing={playing}>
        <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          {playing ? (
            <path d="M8 5.5v13M16 5.5v13" />
          ) : (
            <path d="M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5H9M19 16a2.5 2.5 0 1 1-2.5-2.5H19" />
          )}
        </svg>
        <FormattedMessage {...(playing ? guestMessages.pauseMusic : guestMessages.playMusic)} />
      </button>
      <p role="status" className={styles.status}>
        {state === 'failed' && <FormattedMessage {...guestMessages.musicFailed} />}
      </p>
    </div>
  )
}
