import styles from './Button.module.css'

/** The looks of a button or of a link that looks like one. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained'
  size?: 'medium' | 'large'
  /** Hides a pattern behind it. */
  opaque?: boolean
  /** More class names. */
  className?: string
}

/** @returns the class names of a button */
export const getButtonClass = ({
  variant = 'text',
  size = 'medium',
  opaque = false,
  className = '',
}: ButtonLook): string =>
  [styles.button, styles[variant], size === 'large' && styles.large, opaque && styles.opaque, className]
    .filter(Boolean)
    .join(' ')
