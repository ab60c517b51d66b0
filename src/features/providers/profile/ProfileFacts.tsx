import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { profileMessages } from '@/i18n/messages/providers'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import text from '@/ui/text.module.css'
import { getSiteName, getWebsiteLink } from './contactLinks'
import { OutboundLink } from './OutboundLink'
import styles from './ProfileFacts.module.css'

interface Fact {
  label: MessageDescriptor
  value: ReactNode
}

/** @returns the facts of a provider; values of missing ones are empty */
function useFacts({ address, capacityOrScale, profile }: OwnProvider): Fact[] {
  const { formatPlace, formatGovernorates, formatLanguages, formatDays, formatYear } = useFormatProfile()
  const links = (profile?.socialLinks ?? []).flatMap((link) => getWebsiteLink(link) ?? [])
  return [
    {
      // Without a city, the hero shows the address.
      label: profileMessages.address,
      value: formatPlace(profile) && address && <bdi translate="no">{address}</bdi>,
    },
    { label: providerProfileMessages.serves, value: profile && formatGovernorates(profile.serves) },
    { label: profileMessages.capacity, value: capacityOrScale && <bdi translate="no">{capacityOrScale}</bdi> },
    { label: providerProfileMessages.openingDays, value: profile && formatDays(profile.openingDays) },
    { label: providerProfileMessages.languages, value: profile && formatLanguages(profile.languages) },
    { label: providerProfileMessages.founded, value: profile?.foundedYear && formatYear(profile.foundedYear) },
    { label: providerProfileMessages.online, value: links.length > 0 && <SocialLinks links={links} /> },
  ]
}

/** Further facts; missing ones are omitted. */
export function ProfileFacts({ provider }: { provider: OwnProvider }) {
  const facts = useFacts(provider).filter(({ value }) => Boolean(value))
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={text.h3}>
        <FormattedMessage {...profileMessages.facts} />
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <Fragment key={label.id}>
            <dt className={styles.label}>
              <FormattedMessage {...label} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

const SocialLinks = ({ links }: { links: readonly string[] }) => (
  <span className={styles.links}>
    {links.map((link) => (
      <OutboundLink key={link} href={link} className={styles.site}>
        <bdi>{getSiteName(link)}</bdi>
      </OutboundLink>
    ))}
  </span>
)
