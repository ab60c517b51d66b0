import Button, { type ButtonProps } from '@mui/material/Button'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { layoutMessages } from '@/i18n/messages/site'
import { visuallyHidden } from './visuallyHidden'

interface ExternalLinkProps extends Omit<ButtonProps<'a'>, 'href'> {
  href: string
  children: ReactNode
}

/** A link to another site, in a new tab without `window.opener`. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <Button component="a" target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage {...layoutMessages.newTab} />
      </Box>
    </Button>
  )
}
