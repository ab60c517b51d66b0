import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { QueuedProvider } from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { photoQueueMessages, providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'
import { getProviderTitle } from './getProviderTitle'
import { decidePhotos, hasOnlyPhotos, type PhotoDecision } from './photoDecisions'
import { ProviderFacts } from './ProviderFacts'
import { ProviderPhotos } from './ProviderPhotos'

interface ProviderEntryProps {
  provider: QueuedProvider
  isApproving: boolean
  /** @param photos a decision about each photograph that needs one */
  onApprove: (photos: PhotoDecision[]) => void
  onRefuse: () => void
}

/** A provider with everything that it has registered, and the decisions that are possible. */
export function ProviderEntry({ provider, isApproving, onApprove, onRefuse }: ProviderEntryProps) {
  const intl = useIntl()
  const formatInstant = useFormatInstant()
  const name = getProviderTitle(provider)
  const waitingEdit = provider.edit?.refusal === null ? provider.edit : null
  const reason = provider.edit?.refusal ?? provider.refusal
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const photos = decidePhotos(provider.photos, refused)
  const isAboutPhotos = hasOnlyPhotos(provider)
  const nameAction = (action: string) => intl.formatMessage(providerQueueMessages.named, { action, name })
  const approve = intl.formatMessage(isAboutPhotos ? photoQueueMessages.decide : providerQueueMessages.approve)

  const refuse = intl.formatMessage(providerQueueMessages.refuse)
  const choose = (id: string, isRefused: boolean) => {
    const changed = new Set(refused)
    if (isRefused) changed.add(id)
    else changed.delete(id)
    setRefused(changed)
  }
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
      {waitingEdit && (
        <Typography sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage
            {...providerQueueMessages.editWaits}
            values={{ date: formatInstant(waitingEdit.createdAt) }}
          />
        </Typography>
      )}
      <ProviderFacts provider={provider} edit={waitingEdit} />
      <ProviderPhotos name={name} photos={provider.photos} refused={refused} onChoose={choose} />
      {reason && (
        <Typography sx={{ marginBlockStart: 1.5, whiteSpace: 'pre-line' }}>
          <FormattedMessage {...providerQueueMessages.refusedBecause} values={{ reason, bdi: renderBdi }} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2 }}>
        {(!isAboutPhotos || photos.length > 0) && (
          <BusyButton
            variant="contained"
            isBusy={isApproving}
            onClick={() => onApprove(photos)}
            aria-label={nameAction(approve)}
          >
            {isApproving ? <FormattedMessage {...providerQueueMessages.approving} /> : approve}
          </BusyButton>
        )}
        {provider.status !== 'rejected' && (
          <Button variant="outlined" disabled={isApproving} onClick={onRefuse} aria-label={nameAction(refuse)}>
            {refuse}
          </Button>
        )}
      </Box>
    </Panel>
  )
}
