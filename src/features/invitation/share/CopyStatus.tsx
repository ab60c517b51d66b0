import { FormattedMessage } from 'react-intl'
import styles from './CopyStatus.module.css'
import { shareMessages } from '@/i18n/messages/guest'
import type { CopyState } from './useCopy'

/** The result of copying, with the link: as copied, or to copy by hand (specification §2: Copy Link shows it). */
export const CopyStatus = ({ state, url }: { state: CopyState; url: string }) => (
  <div role="status" className={styles.status} data-shown={state !== 'idle'}>
    {state !== 'idle' && (
      <>
        <FormattedMessage {...(state === 'copied' ? shareMessages.copied : shareMessages.notCopied)} />{' '}
        <bdi className={styles.link} dir="ltr" translate="no">
          {url}
        </bdi>
      </>
    )}
  </div>
)
