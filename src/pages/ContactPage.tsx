import { FormattedMessage, useIntl } from 'react-intl'
import picture from '../assets/pictures/help/letter.svg'
import { paths } from '@shared/routes'
import { useSiteConfig } from '../config/SiteConfigContext'
import { ContactForm } from '../features/contact/ContactForm'
import { ContactWay, SupportEmail, SupportPhone } from '../features/contact/ContactWay'
import { contactMessages } from '@/i18n/messages/help'
import { Faq, useFaqData } from '../features/faq/Faq'
import { CONTACT_FORM_ID, contactFaq } from '../features/faq/items'
import { MailIcon, PhoneIcon, ScheduleIcon } from '../ui/icons/pageIcons'
import { ClosingCall } from '../ui/layout/ClosingCall'
import { DownloadApp } from '../ui/layout/DownloadApp'
import { ExternalLink } from '../ui/layout/ExternalLink'
import { Figures } from '../ui/layout/Figures'
import { layoutMessages } from '@/i18n/messages/site'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { Khatim } from '../ui/ornament/Khatim'
import { JsonLd } from '../seo/JsonLd'
import { PageHead } from '../seo/PageHead'
import text from '../ui/text.module.css'
import styles from './ContactPage.module.css'

/** The contact page in the six parts of the specification (§2, "Contact page"). */
export default function ContactPage() {
  return (
    <>
      <PageHead title={contactMessages.title} description={contactMessages.description} path={paths.contact} />
      <JsonLd data={useFaqData(contactFaq)} />
      <Hero />
      <Message />
      <Features />
      <Questions />
      <Call />
    </>
  )
}

function Hero() {
  const intl = useIntl()
  return (
    <div className={styles.hero}>
      <PatternBackdrop />
      <div className={styles.heroContent}>
        <div className={styles.introduction}>
          <h1 className={text.h1}>
            <FormattedMessage {...contactMessages.title} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage {...contactMessages.lead} />
          </p>
          <div className={styles.stats}>
            <Figures label={intl.formatMessage(contactMessages.statsLabel)} figures={stats} large />
          </div>
        </div>
        <img className={styles.picture} src={picture} alt="" width={480} height={560} />
      </div>
    </div>
  )
}

const stats = [
  { count: contactMessages.supportCount, of: contactMessages.supportStat },
  { count: contactMessages.responseCount, of: contactMessages.responseStat },
  { count: contactMessages.satisfactionCount, of: contactMessages.satisfactionStat },
]

function Message() {
  return (
    <div className={styles.message}>
      <section id={CONTACT_FORM_ID} className={styles.form}>
        <h2 className={text.h2}>
          <FormattedMessage {...contactMessages.formTitle} />
        </h2>
        <p className={styles.formLead}>
          <FormattedMessage {...contactMessages.formLead} />
        </p>
        <ContactForm />
      </section>
      <Ways />
    </div>
  )
}

/** Support e-mail, business hours and phone. */
function Ways() {
  return (
    <section className={styles.waysColumn}>
      <h2 className={text.h3}>
        <FormattedMessage {...contactMessages.waysTitle} />
      </h2>
      <div className={styles.ways}>
        <ContactWay
          Icon={MailIcon}
          title={<FormattedMessage {...contactMessages.emailTitle} />}
          note={<FormattedMessage {...contactMessages.emailNote} />}
        >
          <SupportEmail />
        </ContactWay>
        <ContactWay
          Icon={ScheduleIcon}
          title={<FormattedMessage {...contactMessages.hoursTitle} />}
          note={<FormattedMessage {...contactMessages.hoursNote} />}
        >
          <FormattedMessage {...contactMessages.hours} />
        </ContactWay>
        <ContactWay
          Icon={PhoneIcon}
          title={<FormattedMessage {...contactMessages.phoneTitle} />}
          note={<FormattedMessage {...contactMessages.phoneNote} />}
        >
          <SupportPhone />
        </ContactWay>
      </div>
    </section>
  )
}

const features = [
  { title: contactMessages.alwaysTitle, text: contactMessages.alwaysText },
  { title: contactMessages.quickTitle, text: contactMessages.quickText },
  { title: contactMessages.expertTitle, text: contactMessages.expertText },
]

function Features() {
  return (
    <section className={styles.features}>
      <PatternBackdrop opacity={0.35} />
      <div className={styles.featuresContent}>
        <h2 className={`${text.h2} ${styles.featuresTitle}`}>
          <FormattedMessage {...contactMessages.featuresTitle} />
        </h2>
        <div className={styles.featureList}>
          {features.map((feature) => (
            <div key={feature.title.id} className={styles.feature}>
              <h3 className={styles.featureTitle}>
                <Khatim filled className={styles.star} />
                <FormattedMessage {...feature.title} />
              </h3>
              <p className={styles.featureText}>
                <FormattedMessage {...feature.text} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section className={styles.questions}>
      <div>
        <h2 className={text.h2}>
          <FormattedMessage {...contactMessages.faqTitle} />
        </h2>
        <p className={styles.questionsLead}>
          <FormattedMessage {...contactMessages.faqLead} />
        </p>
      </div>
      <Faq items={contactFaq} />
    </section>
  )
}

function Call() {
  const { storeUrl } = useSiteConfig()
  return (
    <ClosingCall
      title={<FormattedMessage {...contactMessages.callTitle} />}
      text={<FormattedMessage {...contactMessages.callText} />}
    >
      <div className={styles.links}>
        <DownloadApp variant="contained" size="large" />
        <ExternalLink href={storeUrl} variant="outlined" size="large" opaque>
          <FormattedMessage {...layoutMessages.visitStore} />
        </ExternalLink>
      </div>
    </ClosingCall>
  )
}
