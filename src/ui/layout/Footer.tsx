import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { FOOTER_YEAR } from '@/config/limits'
import { becomeProviderHash, paths, shortPolicyPaths } from '@shared/routes'
import type { SiteConfig } from '@shared/siteConfig'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { FacebookIcon, InstagramIcon, TikTokIcon, XIcon } from '../icons/siteIcons'
import container from './Container.module.css'
import styles from './Footer.module.css'
import { Logo } from './Logo'
import { localizeDigits } from '@shared/localizeDigits'
import { layoutMessages } from '@/i18n/messages/site'
import { TextButton } from './TextButton'

/** A column of the footer: its title and its links. */
function Column({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}

function Inner({ to, label }: { to: string; label: MessageDescriptor }) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        <FormattedMessage {...label} />
      </Link>
    </li>
  )
}

function Outer({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </li>
  )
}

/** The footer of the main layout: social, app and store links, policies, and the year 2024 (specification §2). */
export function Footer({ onPrivacyChoices }: { onPrivacyChoices?: () => void }) {
  const { locale } = useIntl()
  const { social, storeUrl, playStoreUrl } = useSiteConfig()
  return (
    <footer className={styles.footer}>
      <div className={container.container}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo inverse />
            <p className={styles.tagline}>
              <FormattedMessage {...layoutMessages.tagline} />
            </p>
          </div>
          <Column title={layoutMessages.plan}>
            <Inner to={paths.createInvitation} label={layoutMessages.createInvitation} />
            <Inner to={paths.invitation} label={layoutMessages.templates} />
            <Inner to={paths.providers} label={layoutMessages.providers} />
            <Inner to={paths.providers + becomeProviderHash} label={layoutMessages.becomeProvider} />
          </Column>
          <Column title={layoutMessages.help}>
            <Inner to={paths.support} label={layoutMessages.support} />
            <Inner to={shortPolicyPaths.privacy} label={layoutMessages.privacy} />
            <Inner to={shortPolicyPaths.terms} label={layoutMessages.terms} />
            <Inner to={paths.deleteAccount} label={layoutMessages.deleteAccount} />
            {onPrivacyChoices && (
              <li>
                <TextButton onClick={onPrivacyChoices} label={layoutMessages.privacyChoices} className={styles.link} />
              </li>
            )}
          </Column>
          <Column title={layoutMessages.app}>
            <Outer href={playStoreUrl}>
              <FormattedMessage {...layoutMessages.googlePlay} />
            </Outer>
            <li className={styles.soon}>
              <FormattedMessage {...layoutMessages.iosSoon} />
            </li>
            <Outer href={storeUrl}>
              <FormattedMessage {...layoutMessages.visitStore} />
            </Outer>
          </Column>
          <SocialColumn social={social} />
        </div>
        <p className={styles.rights}>
          <FormattedMessage {...layoutMessages.rights} values={{ year: localizeDigits(FOOTER_YEAR, locale) }} />
        </p>
      </div>
    </footer>
  )
}

/** Names of social networks are the same in both languages, so they are not messages. */
function SocialColumn({ social }: { social: SiteConfig['social'] }) {
  const networks = [
    { name: 'Facebook', href: social.facebook, Icon: FacebookIcon },
    { name: 'Instagram', href: social.instagram, Icon: InstagramIcon },
    { name: 'TikTok', href: social.tiktok, Icon: TikTokIcon },
    { name: 'X', href: social.x, Icon: XIcon },
  ]
  return (
    <Column title={layoutMessages.follow}>
      {networks.map(({ name, href, Icon }) => (
        <Outer key={name} href={href}>
          <Icon size={20} />
          <span lang="en">{name}</span>
        </Outer>
      ))}
    </Column>
  )
}
