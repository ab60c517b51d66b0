import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Provider } from '@/api/operator'
import { categoryMessages } from '@/i18n/messages/providers'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Facts } from '../common/Facts'
import { LtrText } from '../common/LtrText'
import { MailLink } from '../common/MailLink'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'
import { getProviderTitle } from './getProviderTitle'

interface ProviderEntryProps {
  provider: Provider
  /** The decision that is being sent for it. */
  busyWith: 'approve' | 'reject' | null
  onApprove: () => void
  onRefuse: () => void
}

/** A provider with everything that it has registered, and the decisions that are possible. */
export function ProviderEntry({ provider, busyWith, onApprove, onRefuse }: ProviderEntryProps) {
  const intl = useIntl()
  const formatInstant = useFormatInstant()
  const name = getProviderTitle(provider)
  const nameAction = (action: string) => intl.formatMessage(providerQueueMessages.named, { action, name })
  const approve = intl.formatMessage(providerQueueMessages.approve)
  const refuse = intl.formatMessage(providerQueueMessages.refuse)
  return (
    <Panel component="li">
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        <FormattedMessage {...providerQueueMessages.registered} values={{ date: formatInstant(provider.createdAt) }} />
        {provider.updatedAt !== provider.createdAt && (
          <>
            {intl.formatMessage(providerQueueMessages.separator)}
            <FormattedMessage {...providerQueueMessages.edited} values={{ date: formatInstant(provider.updatedAt) }} />
          </>
        )}
      </Typography>
      <ProviderFacts provider={provider} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2 }}>
        {provider.status !== 'approved' && (
          <BusyButton
            variant="contained"
            isBusy={busyWith !== null}
            onClick={onApprove}
            aria-label={nameAction(approve)}
          >
            {busyWith === 'approve' ? <FormattedMessage {...providerQueueMessages.approving} /> : approve}
          </BusyButton>
        )}
        {provider.status !== 'rejected' && (
          <Button variant="outlined" disabled={busyWith !== null} onClick={onRefuse} aria-label={nameAction(refuse)}>
            {refuse}
          </Button>
        )}
      </Box>
    </Panel>
  )
}

function ProviderFacts({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const separator = intl.formatMessage(providerQueueMessages.separator)
  const services = provider.serviceClasses.map((service) => intl.formatMessage(categoryMessages[service]))
  const { address, capacityOrScale, priceRange, websiteOrSocialMedia: website } = provider
  return (
    <Facts
      facts={[
        { label: providerQueueMessages.contact, value: <bdi>{provider.fullName}</bdi> },
        { label: providerQueueMessages.services, value: services.join(separator) },
        {
          label: providerQueueMessages.phone,
          value: (
            <a href={`tel:${provider.contactNumber}`}>
              <LtrText>{provider.contactNumber}</LtrText>
            </a>
          ),
        },
        {
          label: providerQueueMessages.email,
          value: <MailLink email={provider.emailAddress} />,
        },
        { label: providerQueueMessages.address, value: address && <bdi>{address}</bdi> },
        {
          label: providerQueueMessages.price,
          value:
            typeof priceRange === 'number'
              ? intl.formatNumber(priceRange, {
                  style: 'currency',
                  currency: 'EGP',
                  trailingZeroDisplay: 'stripIfInteger',
                })
              : null,
        },
        { label: providerQueueMessages.capacity, value: capacityOrScale && <bdi>{capacityOrScale}</bdi> },
        { label: providerQueueMessages.website, value: website && <Website address={website} /> },
      ]}
    />
  )
}

/** Anybody can register any address: it tells the other site nothing and recommends it to no search engine. */
const Website = ({ address }: { address: string }) => (
  <a href={/^https?:\/\//i.test(address) ? address : undefined} target="_blank" rel="noopener noreferrer nofollow">
    <LtrText>{address}</LtrText>
  </a>
)
