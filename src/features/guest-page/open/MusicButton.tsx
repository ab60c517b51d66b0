import { FormattedMessage, useIntl } from 'react-intl'
import { guestMessages } from '@/i18n/messages/guest'
import { attachMusic } from './musicClicks'
import styles from './MusicButton.module.css'

const drawing = { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true, focusable: false } as const

/** Plays and pauses the looping track. */
export function MusicButton({ address }: { address: string }) {
  const { formatMessage } = useIntl()
  return (
    <div
      className={styles.music}
      ref={attachMusic}
      data-music={address}
      data-failed={formatMessage(guestMessages.musicFailed)}
    >
      <button type="button" className={styles.button}>
        <span className={styles.label} data-when="silent">
          <svg className={styles.icon} {...drawing}>
            <path d="M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5H9M19 16a2.5 2.5 0 1 1-2.5-2.5H19" />
          </svg>
          <FormattedMessage {...guestMessages.playMusic} />
        </span>
        <span className={styles.label} data-when="playing" hidden>
          <svg className={styles.icon} {...drawing}>
            <path d="M8 5.5v13M16 5.5v13" />
          </svg>
          <FormattedMessage {...guestMessages.pauseMusic} />
        </span>
      </button>
      <p role="status" className={styles.status} />
    </div>
  )
}
