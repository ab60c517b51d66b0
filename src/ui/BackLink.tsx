import type { ReactNode } from 'react'
import styles from './BackLink.module.css'
import { LinkButton } from './button/LinkButton'
import { BackIcon } from './icons/pageIcons'

/** A link to the page above, with an arrow against the reading direction. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton to={to} className={styles.link}>
    <BackIcon className={styles.arrow} size={20} />
    {children}
  </LinkButton>
)
