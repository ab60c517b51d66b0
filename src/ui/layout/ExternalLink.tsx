import type { MouseEventHandler, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { layoutMessages } from '@/i18n/messages/site'
import styles from '../button/Button.module.css'
import { getButtonClass, type ButtonLook } from '../button/buttonClass'
import text from '../text.module.css'

interface ExternalLinkProps extends ButtonLook {
  href: string
  icon?: ReactNode
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A link to another site that looks like a button, in a new tab without `window.opener`. */
export function ExternalLink({ href, icon, onClick, children, ...look }: ExternalLinkProps) {
  return (
    <a className={getButtonClass(look)} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      <span className={text.hidden}>
        <FormattedMessage {...layoutMessages.newTab} />
      </span>
    </a>
  )
}
