import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { FoundAccount } from '@/api/operator'
import { AccountDetails } from '@/features/operator/accounts/AccountDetails'
import { AccountSearch } from '@/features/operator/accounts/AccountSearch'
import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { consolePageMessages } from '@/i18n/messages/operator'
import { operatorAccountMessages } from '@/i18n/messages/operatorTools'

/** Help for the owner of an account. */
export function AccountsPage() {
  const [account, setAccount] = useState<FoundAccount | null>(null)
  return (
    <>
      <ConsoleHeading title={consolePageMessages.accounts} lead={operatorAccountMessages.lead} />
      <Stack spacing={2}>
        <AccountSearch onFound={setAccount} />
        {account && (
          <AccountDetails
            key={account.id}
            account={account}
            onSessionsEnded={() => setAccount({ ...account, sessions: 0 })}
            onDeleted={() => setAccount(null)}
          />
        )}
      </Stack>
    </>
  )
}
