import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router-dom'

/** Renders a tag of a rich message as a link inside the site. */
export const createLinkTag = (props: LinkProps & { to: string }) =>
  function linkAround(text: ReactNode[]): ReactNode {
    return (
      <Link key={props.to} component={RouterLink} {...props}>
        {text}
      </Link>
    )
  }

/** The same for a link to this page's own anchors, or outside the site. */
export const createAnchorTag = (props: { href: string; target?: string; rel?: string }) =>
  function anchorAround(text: ReactNode[]): ReactNode {
    return (
      <Link key={props.href} {...props}>
        {text}
      </Link>
    )
  }
