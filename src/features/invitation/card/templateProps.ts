import type { ReactNode } from 'react'
import type { CardVariant, InvitationContent } from './content'

/** Props of every template. */
export interface TemplateProps {
  content: InvitationContent
  variant: CardVariant
  now?: number
  /** The background picture, if any. */
  backdrop?: ReactNode
  /** Whom the invitation addresses, before its first line. */
  greeting?: ReactNode
  /** Actions below the invitation: copy, share, music. */
  actions?: ReactNode
}
