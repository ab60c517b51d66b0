import { FormattedMessage } from 'react-intl'
import { layoutMessages } from '@/i18n/messages/site'
import { palette } from '@/theme/tokens'
import styles from './Logo.module.css'

/** The logo, an eight-pointed star (khatim) around a smaller one, beside the name. */
export function Logo({ size = 34, inverse = false }: { size?: number; inverse?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        <g fill={inverse ? palette.gold : palette.henna}>
          <rect x="-7.6" y="-7.6" width="15.2" height="15.2" />
          <rect x="-7.6" y="-7.6" width="15.2" height="15.2" transform="rotate(45)" />
        </g>
        <g fill="none" stroke={inverse ? palette.night : palette.paper} strokeWidth="1">
          <rect x="-4.4" y="-4.4" width="8.8" height="8.8" />
          <rect x="-4.4" y="-4.4" width="8.8" height="8.8" transform="rotate(45)" />
        </g>
      </svg>
      <span className={styles.name}>
        <FormattedMessage {...layoutMessages.brand} />
      </span>
    </span>
  )
}
