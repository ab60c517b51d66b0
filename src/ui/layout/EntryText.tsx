import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styles from '../text.module.css'

/** The title of an entry of a list, and a sentence below it; the list sets the distance. */
export const EntryText = ({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }) => (
  <>
    <h3 className={styles.h3}>
      <FormattedMessage {...title} />
    </h3>
    <p className={`${styles.body} ${styles.soft}`}>
      <FormattedMessage {...text} />
    </p>
  </>
)
