import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from '../text.module.css'

/** Renders a tag of a rich message as a link inside the site. */
export const createLinkTag = (props: LinkProps & { to: string }) =>
  function linkAround(text: ReactNode[]): ReactNode {
    return (
      <Link key={props.to} className={styles.link} {...props}>
        {text}
      </Link>
    )
  }

/** The same for a link to this page's own anchors, or outside the site. */
export const createAnchorTag = (props: { href: string; target?: string; rel?: string }) =>
  function anchorAround(text: ReactNode[]): ReactNode {
    return (
      <a key={props.href} className={styles.link} {...props}>
        {text}
      </a>
    )
  }
