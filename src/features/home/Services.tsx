import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { ForwardIcon } from '@/ui/icons/siteIcons'
import { Band } from '@/ui/layout/Band'
import { homeMessages } from '@/i18n/messages/home'
import styles from './Services.module.css'

const services = [
  { to: paths.invitation, title: homeMessages.serviceInvitations, text: homeMessages.serviceInvitationsText },
  { to: paths.providers, title: homeMessages.serviceProviders, text: homeMessages.serviceProvidersText },
  { to: paths.items, title: homeMessages.serviceItems, text: homeMessages.serviceItemsText },
  { to: paths.support, title: homeMessages.serviceSupport, text: homeMessages.serviceSupportText },
]

/** The services, each with a link to its page (specification §2). */
export function Services() {
  return (
    <Band>
      <h2 className={styles.title}>
        <FormattedMessage {...homeMessages.servicesTitle} />
      </h2>
      <ul className={styles.services}>
        {services.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.service}>
              <h3 className={styles.name}>
                <FormattedMessage {...title} />
              </h3>
              <p className={styles.text}>
                <FormattedMessage {...text} />
              </p>
              <ForwardIcon className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
