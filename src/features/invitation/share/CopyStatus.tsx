import { FormattedMessage } from 'react-intl'
import styles from './CopyStatus.module.css'
import { shareMessages } from './messages'
import type { CopyState } from './useCopy'

/** Says what copying a link came to; a link that could not be copied stands there to be copied by hand. */
export const CopyStatus = ({ state, url }: { state: CopyState; url: string }) => (
  <div role="status" className={styles.status} data-shown={state !== 'idle'}>
    {state === 'copied' && <FormattedMessage {...shareMessages.copied} />}
    {state === 'failed' && (
      <>
        <FormattedMessage {...shareMessages.notCopied} /> <bdi className={styles.link}>{url}</bdi>
      </>
    )}
  </div>
)
