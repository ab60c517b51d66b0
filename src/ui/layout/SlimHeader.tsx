import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import styles from './SlimHeader.module.css'

/** The header of the short layout: home link and language. */
export function SlimHeader({ onLocaleFailure }: { onLocaleFailure: () => void }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to={paths.home}>
          <Logo />
        </Link>
        <div className={styles.language}>
          <LanguageSwitch onFailure={onLocaleFailure} />
        </div>
      </div>
    </header>
  )
}
