import type { MessageDescriptor } from 'react-intl'

/** A numbered section of a policy. */
export interface LegalSection {
  /** Its anchor, the same in both languages. */
  id: string
  title: MessageDescriptor
  /** Paragraphs, and lists of points. */
  blocks: readonly (MessageDescriptor | readonly MessageDescriptor[])[]
}
