import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { profileMessages } from '@/i18n/messages/providers'
import { formatSpokenNumber } from '@/lib/phone/egyptianMobile'
import button from '@/ui/button/Button.module.css'
import { getButtonClass, type ButtonLook } from '@/ui/button/buttonClass'
import { MailIcon, OpenIcon, PhoneIcon, WhatsAppIcon } from '@/ui/icons/pageIcons'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { getCallLink, getWebsiteLink, getWhatsAppLink } from './contactLinks'
import styles from './ContactPanel.module.css'
import { OutboundLink } from './OutboundLink'

/** The anchor of the contact links. */
export const CONTACT_ID = 'contact'

const getWideClass = (variant: ButtonLook['variant']): string =>
  getButtonClass({ variant, size: 'large', className: styles.wide })

interface ContactPanelProps {
  provider: OwnProvider
  /** The button that asks the provider, before all other ways; absent for its owner. */
  ask?: ReactNode
}

/** A provider's contact links. */
export function ContactPanel({ provider, ask }: ContactPanelProps) {
  const { contactNumber, emailAddress, websiteOrSocialMedia, profile } = provider
  const page = getWebsiteLink(websiteOrSocialMedia)
  return (
    <section className={styles.panel} id={CONTACT_ID} aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        <FormattedMessage {...profileMessages.contact} />
      </h2>
      <p className={styles.number} dir="ltr">
        {formatSpokenNumber(contactNumber)}
      </p>
      <div className={styles.ways}>
        {ask}
        <a className={getWideClass(ask ? 'outlined' : 'contained')} href={getCallLink(contactNumber)}>
          <Icon of={PhoneIcon} />
          <FormattedMessage {...profileMessages.call} />
        </a>
        <ExternalLink
          href={getWhatsAppLink(profile?.whatsApp ?? contactNumber)}
          variant="outlined"
          size="large"
          icon={<WhatsAppIcon />}
          className={styles.wide}
        >
          <FormattedMessage {...profileMessages.whatsApp} />
        </ExternalLink>
        <a className={getWideClass('outlined')} href={`mailto:${emailAddress}`}>
          <Icon of={MailIcon} />
          <FormattedMessage {...profileMessages.email} />
        </a>
        {page && (
          <OutboundLink href={page} className={getWideClass('outlined')}>
            <Icon of={OpenIcon} />
            <FormattedMessage {...profileMessages.website} />
          </OutboundLink>
        )}
      </div>
      <p className={styles.hint}>
        <FormattedMessage {...profileMessages.contactHint} />
      </p>
    </section>
  )
}

const Icon = ({ of: Picture }: { of: typeof PhoneIcon }) => (
  <span className={button.icon}>
    <Picture />
  </span>
)
