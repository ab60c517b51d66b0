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
  /** What the guests are asked to do, after the hall. */
  call?: ReactNode
  /** Actions below the invitation: copy, share, music. */
  actions?: ReactNode
}
