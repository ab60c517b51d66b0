import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { createInvitationPath, paths } from '@shared/routes'
import { useSiteConfig } from '../config/SiteConfigContext'
import { useSiteUrl } from '../config/useSiteUrl'
import { AppShowcase } from '../features/home/AppShowcase'
import { Features } from '../features/home/Features'
import { Hero } from '../features/home/Hero'
import { homeMessages } from '@/i18n/messages/home'
import { Services } from '../features/home/Services'
import { Shop } from '../features/home/Shop'
import { Steps } from '../features/home/Steps'
import { Stories } from '../features/home/Stories'
import { getTemplateName, TEMPLATE_NUMBERS } from '../card/content'
import { getTemplateThumbnail } from '../card/thumbnails'
import { layoutMessages, templateMessages } from '@/i18n/messages/site'
import { LinkButton } from '../ui/button/LinkButton'
import { Band } from '../ui/layout/Band'
import { ClosingCall } from '../ui/layout/ClosingCall'
import { JsonLd } from '../seo/JsonLd'
import { PageHead } from '../seo/PageHead'
import styles from './HomePage.module.css'

const thumbnails = TEMPLATE_NUMBERS.map(getTemplateThumbnail)

/** The home page (specification §2). */
export default function HomePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={homeMessages.title} description={homeMessages.description} path={paths.home} />
      <Organization />
      <Hero templates={thumbnails} onLeft={(email) => void navigate(paths.register, { state: { email } })} />
      <Templates />
      <Features />
      <Steps />
      <Services />
      <AppShowcase />
      <Stories />
      <Shop />
      <ClosingCall title={<FormattedMessage {...homeMessages.callTitle} />}>
        <LinkButton to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...layoutMessages.createInvitation} />
        </LinkButton>
      </ClosingCall>
    </>
  )
}

/** Structured data of the organization. */
function Organization() {
  const siteUrl = useSiteUrl()
  const { social, supportEmail, supportPhone } = useSiteConfig()
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    telephone: supportPhone,
  }
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: 'Zaffa',
        alternateName: 'زفّة',
        url: `${siteUrl}/`,
        logo: `${siteUrl}/assets/icon.svg`,
        sameAs: Object.values(social),
        contactPoint,
      }}
    />
  )
}

/** The four templates; each link opens the studio with that template. */
function Templates() {
  return (
    <Band background="white">
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <FormattedMessage {...homeMessages.templatesTitle} />
        </h2>
        <p className={styles.introduction}>
          <FormattedMessage {...homeMessages.templatesLead} />
        </p>
      </div>
      <ul className={styles.templates}>
        {TEMPLATE_NUMBERS.map((template) => (
          <li key={template} className={styles.template}>
            <Link to={createInvitationPath(template)} className={styles.link}>
              <img
                src={getTemplateThumbnail(template)}
                alt=""
                width={600}
                height={800}
                loading="lazy"
                className={styles.thumbnail}
              />
              <span className={styles.name}>
                <FormattedMessage {...templateMessages[getTemplateName(template)]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        <LinkButton to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...layoutMessages.createInvitation} />
        </LinkButton>
      </div>
    </Band>
  )
}
