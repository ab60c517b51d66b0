import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styles from './Figures.module.css'

interface FiguresProps {
  label: string
  /** A number and its label. */
  figures: { count: MessageDescriptor; of: MessageDescriptor }[]
  large?: boolean
}

/** A row of numbers below a page's introduction. */
export function Figures({ label, figures, large = false }: FiguresProps) {
  return (
    <ul aria-label={label} className={styles.figures}>
      {figures.map(({ count, of }) => (
        <li key={of.id} className={styles.figure}>
          <p className={large ? styles.largeNumber : styles.number}>
            <FormattedMessage {...count} />
          </p>
          <p className={styles.label}>
            <FormattedMessage {...of} />
          </p>
        </li>
      ))}
    </ul>
  )
}
