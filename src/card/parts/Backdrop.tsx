import { attachBackdrop } from './attachBackdrop'
import styles from './Backdrop.module.css'

/** The couple's background picture. When it cannot be loaded, the template's background is shown. */
export const Backdrop = ({ address }: { address: string }) => (
  <div className={styles.backdrop} ref={attachBackdrop} data-island="backdrop" data-backdrop="">
    <img className={styles.picture} src={address} alt="" decoding="async" />
  </div>
)
