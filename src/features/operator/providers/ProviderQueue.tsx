import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  hasErrorCode,
  useDecideProviderMutation,
  useErrorText,
  useListProviderQueueQuery,
  type Provider,
  type ProviderStatus,
} from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleMessages } from '@/i18n/messages/operator'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { PagedList } from '../common/PagedList'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useShowToast } from '../common/useShowToast'
import { getProviderTitle } from './getProviderTitle'
import { ProviderEntry } from './ProviderEntry'

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
  const [asked, setAsked] = useState<Provider | null>(null)
  const [busy, setBusy] = useState<{ id: string; decision: Decision } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const send = async (provider: Provider, decision: Decision) => {
    setRefusal(null)
    setBusy({ id: provider.id, decision })
    try {
      await decide({ id: provider.id, providerDecision: { decision, version: provider.version } }).unwrap()
      showToast(
        'success',
        decision === 'approve' ? providerQueueMessages.approvedToast : providerQueueMessages.refusedToast,
      )
    } catch (error) {
      const isChanged = hasErrorCode(error, 'version_conflict')
      setRefusal(isChanged ? { changed: getProviderTitle(provider) } : { text: errorText(error) })
    } finally {
      setBusy(null)
      setAsked(null)
    }
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
                busyWith={busy?.id === provider.id ? busy.decision : null}
                onApprove={() => void send(provider, 'approve')}
                onRefuse={() => setAsked(provider)}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {asked && (
        <ConfirmDialog
          open
          title={
            <FormattedMessage
              {...providerQueueMessages.refuseTitle}
              values={{ name: getProviderTitle(asked), bdi: renderBdi }}
            />
          }
          cancelLabel={<FormattedMessage {...consoleMessages.cancel} />}
          confirmLabel={<FormattedMessage {...providerQueueMessages.refuse} />}
          busyLabel={<FormattedMessage {...providerQueueMessages.refusing} />}
          tone="error"
          busy={busy !== null}
          onCancel={() => setAsked(null)}
          onConfirm={() => void send(asked, 'reject')}
        >
          <FormattedMessage
            {...(asked.status === 'approved'
              ? providerQueueMessages.refuseListed
              : providerQueueMessages.refusePending)}
          />
        </ConfirmDialog>
      )}
    </Stack>
  )
}
