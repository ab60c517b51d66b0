import { FormattedMessage } from 'react-intl'
import type { ProviderPackage } from '@/api'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { guessLanguage } from '@/lib/guessLanguage'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import styles from './Packages.module.css'

/** What a provider offers together for one price. */
export function Packages({ packages }: { packages: readonly ProviderPackage[] }) {
  const { formatPrice } = useFormatProfile()
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage {...providerProfileMessages.packages} />
      </h2>
      <ul className={styles.list}>
        {packages.map(({ name, price, contents }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- packages have no ids, and two may have the same name
          <li key={index} className={styles.package}>
            <h3 className={styles.name} dir="auto" lang={guessLanguage(name)}>
              {name}
            </h3>
            <p className={styles.price}>
              {price === null ? <FormattedMessage {...providerProfileMessages.priceOnRequest} /> : formatPrice(price)}
            </p>
            {contents && (
              <p className={styles.contents} dir="auto" lang={guessLanguage(contents)}>
                {contents}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
