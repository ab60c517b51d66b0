import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { INVITATION_TEXT } from '@shared/arabicLines'
import { attachShare } from './shareClicks'
import { CopyStatus } from './CopyStatus'
import { CopyIcon, networkIcons, ShareIcon } from './icons'
import { shareMessages } from '@/i18n/messages/guest'
import styles from './ShareBar.module.css'
import { getShareUrl, type Network } from './shareLinks'

/** Hashtags of every shared invitation, without #. */
export const SHARE_HASHTAGS = ['زفّة', 'Zaffa'] as const

interface Props {
  /** The absolute URL to copy and share. */
  url: string
  text?: string
  /** Without #. */
  hashtags?: readonly string[]
  /** The address is that of the site, because the invitation is not published yet: the bar says so, and the address is not to be copied. */
  isSite?: boolean
}

const networks: readonly (readonly [Network, MessageDescriptor])[] = [
  ['whatsapp', shareMessages.whatsapp],
  ['facebook', shareMessages.facebook],
  ['twitter', shareMessages.twitter],
]

/**
 * Copy Link and the networks (specification §2). The networks are links, which open in popups. The
 * colours are those of the card around it.
 */
export function ShareBar({ url, text = INVITATION_TEXT, hashtags = SHARE_HASHTAGS, isSite = false }: Props) {
  const { formatMessage } = useIntl()
  const share = { url, text, hashtags }
  return (
    // A copied link is that of this element, so another link has another element.
    <section key={url} className={styles.bar} ref={attachShare} data-island="share" data-url={url} data-text={text}>
      <h2 className={styles.title}>
        <FormattedMessage {...(isSite ? shareMessages.siteTitle : shareMessages.title)} />
      </h2>
      {isSite && (
        <p className={styles.hint}>
          <FormattedMessage {...shareMessages.siteHint} />
        </p>
      )}
      <div className={styles.controls}>
        {!isSite && (
          <button type="button" className={styles.copy} data-action="copy">
            <CopyIcon />
            <FormattedMessage {...shareMessages.copy} />
          </button>
        )}
        {networks.map(([network, label]) => (
          <a
            key={network}
            className={styles.round}
            href={getShareUrl(network, share)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={formatMessage(label)}
            title={formatMessage(label)}
            data-action="popup"
          >
            {networkIcons[network]}
          </a>
        ))}
        <button
          type="button"
          className={styles.round}
          aria-label={formatMessage(shareMessages.more)}
          data-action="system"
          hidden
        >
          <ShareIcon />
        </button>
      </div>
      <CopyStatus />
    </section>
  )
}
