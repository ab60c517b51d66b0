import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { ProviderDetails } from '@/api/operator'
import { categoryMessages } from '@/i18n/messages/providers'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { palette } from '@/theme/tokens'
import text from '@/ui/text.module.css'
import { Facts, type Fact } from '../common/Facts'
import { LtrText } from '../common/LtrText'
import { MailLink } from '../common/MailLink'

/** @returns all that a provider has registered, in words */
function buildFacts(details: ProviderDetails, intl: IntlShape): Fact[] {
  const separator = intl.formatMessage(providerQueueMessages.separator)
  const services = details.serviceClasses.map((service) => intl.formatMessage(categoryMessages[service]))
  const { businessName, address, capacityOrScale, priceRange, websiteOrSocialMedia: website } = details
  return [
    { label: providerQueueMessages.business, value: businessName && <bdi>{businessName}</bdi> },
    { label: providerQueueMessages.contact, value: <bdi>{details.fullName}</bdi> },
    { label: providerQueueMessages.services, value: services.join(separator) },
    {
      label: providerQueueMessages.phone,
      value: (
        <a href={`tel:${details.contactNumber}`}>
          <LtrText>{details.contactNumber}</LtrText>
        </a>
      ),
    },
    { label: providerQueueMessages.email, value: <MailLink email={details.emailAddress} /> },
    { label: providerQueueMessages.address, value: address && <bdi>{address}</bdi> },
    {
      label: providerQueueMessages.price,
      value: typeof priceRange === 'number' ? formatPrice(intl, priceRange) : null,
    },
    { label: providerQueueMessages.capacity, value: capacityOrScale && <bdi>{capacityOrScale}</bdi> },
    { label: providerQueueMessages.website, value: website && <Website address={website} /> },
  ]
}

const formatPrice = (intl: IntlShape, price: number): string =>
  intl.formatNumber(price, { style: 'currency', currency: 'EGP', trailingZeroDisplay: 'stripIfInteger' })

/** Anybody can register any address: it tells the other site nothing and recommends it to no search engine. */
const Website = ({ address }: { address: string }) => (
  <a href={/^https?:\/\//i.test(address) ? address : undefined} target="_blank" rel="noopener noreferrer nofollow">
    <LtrText>{address}</LtrText>
  </a>
)

/** The properties in the order of `buildFacts`. */
const PROPERTIES = [
  'businessName',
  'fullName',
  'serviceClasses',
  'contactNumber',
  'emailAddress',
  'address',
  'priceRange',
  'capacityOrScale',
  'websiteOrSocialMedia',
] as const satisfies (keyof ProviderDetails)[]

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** @param edited what an edit would make of the details: changed ones are shown with both values */
export function ProviderFacts({ details, edited }: { details: ProviderDetails; edited?: ProviderDetails | undefined }) {
  const intl = useIntl()
  const facts = buildFacts(details, intl)
  if (!edited) return <Facts facts={facts} />
  const after = buildFacts(edited, intl)
  return (
    <Facts
      facts={facts.map((fact, index) => {
        const property = PROPERTIES[index]!
        if (isEqual(details[property], edited[property])) return fact
        return { label: fact.label, value: <ChangedValue before={fact.value} after={after[index]!.value} /> }
      })}
    />
  )
}

/** Both values of a changed detail, told apart also without colours. */
const ChangedValue = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      gap: 0.5,
      '& del': { color: 'text.secondary' },
      '& ins': { textDecoration: 'none', fontWeight: 600, backgroundColor: palette.paper, paddingInline: 0.5 },
    }}
  >
    {before && (
      <del>
        <span className={text.hidden}>
          <FormattedMessage {...providerQueueMessages.listedValue} />{' '}
        </span>
        {before}
      </del>
    )}
    <ins>
      <span className={text.hidden}>
        <FormattedMessage {...providerQueueMessages.newValue} />{' '}
      </span>
      {after || <FormattedMessage {...providerQueueMessages.removedValue} />}
    </ins>
  </Box>
)
