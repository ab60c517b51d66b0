import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProviderEdit, QueuedProvider } from '@/api/operator'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { palette } from '@/theme/tokens'
import text from '@/ui/text.module.css'
import { Facts } from '../common/Facts'
import { buildDetailFacts } from './detailFacts'
import { useProfileFacts } from './useProfileFacts'

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

interface ProviderFactsProps {
  provider: QueuedProvider
  /** An edit that waits: what it changes is shown with both values. */
  edit: ProviderEdit | null
}

/** All details of a provider and its profile. */
export function ProviderFacts({ provider, edit }: ProviderFactsProps) {
  const intl = useIntl()
  const buildProfileFacts = useProfileFacts()
  const facts = [...buildDetailFacts(provider, intl), ...buildProfileFacts(provider.profile)]
  if (!edit) return <Facts facts={facts} />
  // An edit without a profile leaves the profile as it is.
  const after = [...buildDetailFacts(edit.details, intl), ...buildProfileFacts(edit.profile ?? provider.profile)]
  return (
    <Facts
      facts={facts.map((fact, index) =>
        isEqual(fact.stored, after[index]!.stored)
          ? fact
          : { label: fact.label, value: <ChangedValue before={fact.value} after={after[index]!.value} /> },
      )}
    />
  )
}

interface ChangedValueProps {
  before: ReactNode
  after: ReactNode
}

/** Both values of what has changed, told apart also without colours. */
export const ChangedValue = ({ before, after }: ChangedValueProps) => (
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
