import type { ReactNode } from 'react'
import { PhoneText } from './PhoneText'

/** Renders `<bdi>` of a message like `renderBdi`, for text that may contain phones. */
export const renderPhoneText = (text: ReactNode[]): ReactNode => (
  <bdi key="bdi">{text.map((part) => (typeof part === 'string' ? <PhoneText key={part} text={part} /> : part))}</bdi>
)
