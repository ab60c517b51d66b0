import type { IntlShape } from 'react-intl'
import type { ProviderDetails } from '@/api/operator'
import { categoryMessages } from '@/i18n/messages/providers'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import type { Fact } from '../common/Facts'
import { LtrText } from '../common/LtrText'
import { MailLink } from '../common/MailLink'

/** A value in words, with the stored one, by which two versions are compared. */
export interface VersionedFact extends Fact {
  stored: unknown
}

/** @returns all that a provider has registered, in words */
export function buildDetailFacts(details: ProviderDetails, intl: IntlShape): VersionedFact[] {
  const separator = intl.formatMessage(providerQueueMessages.separator)
  const services = details.serviceClasses.map((service) => intl.formatMessage(categoryMessages[service]))
  const { businessName, fullName, serviceClasses, contactNumber, emailAddress, address, capacityOrScale } = details
  const { priceRange, websiteOrSocialMedia: website } = details
  return [
    { label: providerQueueMessages.business, stored: businessName, value: businessName && <bdi>{businessName}</bdi> },
    { label: providerQueueMessages.contact, stored: fullName, value: <bdi>{fullName}</bdi> },
    { label: providerQueueMessages.services, stored: serviceClasses, value: services.join(separator) },
    {
      label: providerQueueMessages.phone,
      stored: contactNumber,
      value: (
        <a href={`tel:${contactNumber}`}>
          <LtrText>{contactNumber}</LtrText>
        </a>
      ),
    },
    { label: providerQueueMessages.email, stored: emailAddress, value: <MailLink email={emailAddress} /> },
    { label: providerQueueMessages.address, stored: address, value: address && <bdi>{address}</bdi> },
    {
      label: providerQueueMessages.price,
      stored: priceRange,
      value: typeof priceRange === 'number' ? formatPrice(intl, priceRange) : null,
    },
    {
      label: providerQueueMessages.capacity,
      stored: capacityOrScale,
      value: capacityOrScale && <bdi>{capacityOrScale}</bdi>,
    },
    { label: providerQueueMessages.website, stored: website, value: website && <Website address={website} /> },
  ]
}

export const formatPrice = (intl: IntlShape, price: number): string =>
  intl.formatNumber(price, { style: 'currency', currency: 'EGP', trailingZeroDisplay: 'stripIfInteger' })

/** Anybody can register any address: it tells the other site nothing and recommends it to no search engine. */
export const Website = ({ address }: { address: string }) => (
  <a href={/^https?:\/\//i.test(address) ? address : undefined} target="_blank" rel="noopener noreferrer nofollow">
    <LtrText>{address}</LtrText>
  </a>
)
