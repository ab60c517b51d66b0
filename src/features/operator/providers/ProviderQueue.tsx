import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  hasErrorCode,
  useDecideProviderMutation,
  useErrorText,
  useListProviderQueueQuery,
  type ProviderStatus,
  type QueuedProvider,
} from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { PagedList } from '../common/PagedList'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useShowToast } from '../common/useShowToast'
import { getProviderTitle } from './getProviderTitle'
import { ProviderEntry } from './ProviderEntry'
import { RefuseProviderDialog } from './RefuseProviderDialog'

const empty = {
  pending: providerQueueMessages.emptyPending,
  approved: providerQueueMessages.emptyApproved,
  rejected: providerQueueMessages.emptyRejected,
}
type Decision = 'approve' | 'reject'

/** Why the last decision was not stored: the provider's name where it was changed meanwhile, else a text. */
type Refusal = { changed: string } | { text: string }

/** The providers of one status, to decide on. */
export function ProviderQueue({ status }: { status: ProviderStatus }) {
  const query = useListProviderQueueQuery({ status, page: usePageNumber(), pageSize: PAGE_SIZE })
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [decide] = useDecideProviderMutation()
  const [asked, setAsked] = useState<QueuedProvider | null>(null)
  const [approving, setApproving] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @throws ApiError when the decision was not stored, and the provider is as it was seen */
  const send = async (provider: QueuedProvider, decision: Decision, reason: string | null = null) => {
    setRefusal(null)
    const providerDecision = { decision, version: provider.version, reason }
    try {
      await decide({ id: provider.id, providerDecision }).unwrap()
      showToast(
        'success',
        decision === 'approve' ? providerQueueMessages.approvedToast : providerQueueMessages.refusedToast,
      )
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict')) throw error
      setRefusal({ changed: getProviderTitle(provider) })
    }
    setAsked(null)
  }
  const approve = async (provider: QueuedProvider) => {
    setApproving(provider.id)
    await send(provider, 'approve').catch((error: unknown) => setRefusal({ text: errorText(error) }))
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
                onApprove={() => void approve(provider)}
                onRefuse={() => setAsked(provider)}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {asked && (
        <RefuseProviderDialog
          provider={asked}
          onCancel={() => setAsked(null)}
          onRefuse={(reason) => send(asked, 'reject', reason)}
        />
      )}
    </Stack>
  )
}
