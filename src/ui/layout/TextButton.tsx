import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styles from './TextButton.module.css'

interface TextButtonProps {
  onClick: () => void
  label: MessageDescriptor
  /** The class of the links beside it. */
  className: string | undefined
}

/** A button that looks like the links beside it. */
export const TextButton = ({ onClick, label, className = '' }: TextButtonProps) => (
  <button type="button" className={`${className} ${styles.button}`} onClick={onClick}>
    <FormattedMessage {...label} />
  </button>
)
