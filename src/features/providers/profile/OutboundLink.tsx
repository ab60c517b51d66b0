import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { layoutMessages } from '@/i18n/messages/site'
import text from '@/ui/text.module.css'

interface OutboundLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to an address that a provider has written: the site recommends it to no search engine. */
export const OutboundLink = ({ children, ...link }: OutboundLinkProps) => (
  <a {...link} target="_blank" rel="noopener noreferrer nofollow ugc">
    {children}
    <span className={text.hidden}>
      <FormattedMessage {...layoutMessages.newTab} />
    </span>
  </a>
)
