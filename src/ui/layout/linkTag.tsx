import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router-dom'

/** What a tag of a rich message becomes: a link of the site around the tag's words. */
export const linkTag = (props: LinkProps & { to: string }) =>
  function linkAround(text: ReactNode[]): ReactNode {
    return (
      <Link key={props.to} component={RouterLink} {...props}>
        {text}
      </Link>
    )
  }

/** The same for a place on this page, or outside of the site. */
export const anchorTag = (props: { href: string; target?: string; rel?: string }) =>
  function anchorAround(text: ReactNode[]): ReactNode {
    return (
      <Link key={props.href} {...props}>
        {text}
      </Link>
    )
  }

/** What `<bdi>` in a message becomes: a name, address or number that keeps its own direction inside a line of the other. */
export const bdiTag = (text: ReactNode[]): ReactNode => <bdi key="bdi">{text}</bdi>
