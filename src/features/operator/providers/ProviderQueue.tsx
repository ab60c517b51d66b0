import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  hasErrorCode,
  useDecideProviderMutation,
  useErrorText,
  useListProviderQueueQuery,
  type ProviderStatus,
} from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { PagedList } from '../common/PagedList'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useShowToast } from '../common/useShowToast'
import { DecisionDialog } from './DecisionDialog'
import { getToast, needsReason, type Decision } from './decisions'
import { getProviderTitle } from './getProviderTitle'
import { ProviderEntry } from './ProviderEntry'

const empty = {
  pending: providerQueueMessages.emptyPending,
  approved: providerQueueMessages.emptyApproved,
  rejected: providerQueueMessages.emptyRejected,
}

/** Why the last decision was not stored: the provider's name where it was changed meanwhile, else a text. */
type Refusal = { changed: string } | { text: string }

/** The providers of one status, to decide on. */
export function ProviderQueue({ status }: { status: ProviderStatus }) {
  const query = useListProviderQueueQuery({ status, page: usePageNumber(), pageSize: PAGE_SIZE })
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [decide] = useDecideProviderMutation()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [approving, setApproving] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @throws ApiError when the decision was not stored, and the provider is as it was seen */
  const send = async (made: Decision, reason: string | null = null) => {
    setRefusal(null)
    const { provider, decision, photos } = made
    try {
      await decide({
        id: provider.id,
        providerDecision: { decision, version: provider.version, reason, photos },
      }).unwrap()
      showToast('success', getToast(made))
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict')) throw error
      setRefusal({ changed: getProviderTitle(provider) })
    }
    setAsked(null)
  }
  const approve = async (made: Decision) => {
    if (needsReason(made)) return setAsked(made)
    setApproving(made.provider.id)
    await send(made).catch((error: unknown) => setRefusal({ text: errorText(error) }))
    setApproving(null)
  }

  return (
    <Stack spacing={2}>
      {refusal && 'changed' in refusal && (
        <Notice tone="warning">
          <FormattedMessage {...providerQueueMessages.changed} values={{ name: refusal.changed, bdi: renderBdi }} />
        </Notice>
      )}
      {refusal && 'text' in refusal && <FailureNotice text={refusal.text} />}
      <PagedList query={query} empty={empty[status]}>
        {(providers) => (
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {providers.map((provider) => (
              <ProviderEntry
                key={provider.id}
                provider={provider}
                isApproving={approving === provider.id}
                onApprove={(photos) => void approve({ provider, decision: 'approve', photos })}
                onRefuse={() => setAsked({ provider, decision: 'reject', photos: [] })}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {asked && (
        <DecisionDialog decision={asked} onCancel={() => setAsked(null)} onSubmit={(reason) => send(asked, reason)} />
      )}
    </Stack>
  )
}
