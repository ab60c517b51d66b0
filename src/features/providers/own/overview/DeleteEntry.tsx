import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { isNotFound, useErrorText } from '@/api'
import type { OwnProvider } from '@/api/providers'
import { useDeleteProviderMutation } from '@/api/providers'
import { paths } from '@shared/routes'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { pageMessages } from '@/i18n/messages/site'
import { renderBdi } from '@/i18n/renderBdi'
import { toastShown } from '@/lib/toastSlice'
import { useAppDispatch } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { Banner } from '@/ui/fields/Banner'
import { getProviderName } from '@/features/providers/getProviderName'

/** Deletes an entry after a question. */
export function DeleteEntry({ provider }: { provider: OwnProvider }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const [deleteProvider, { isLoading, error }] = useDeleteProviderMutation()

  const confirm = async () => {
    const result = await deleteProvider({ id: provider.id })
    // It may have been deleted elsewhere.
    if (result.error !== undefined && !isNotFound(result.error)) return
    dispatch(toastShown('success', pageMessages.providerDeleted))
    await navigate(paths.ownProviders, { replace: true })
  }
  return (
    <>
      <Button variant="outlined" color="error" size="large" onClick={() => setAsking(true)}>
        <FormattedMessage {...ownProviderMessages.deleteTitle} />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <FormattedMessage
            {...ownProviderMessages.deleteQuestion}
            values={{ name: getProviderName(provider), bdi: renderBdi }}
          />
        }
        cancelLabel={<FormattedMessage {...ownProviderMessages.cancel} />}
        confirmLabel={<FormattedMessage {...ownProviderMessages.delete} />}
        busyLabel={<FormattedMessage {...ownProviderMessages.deleting} />}
        tone="error"
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage {...ownProviderMessages.deleteText} />
        {error !== undefined && !isLoading && <Banner severity="error">{errorText(error)}</Banner>}
      </ConfirmDialog>
    </>
  )
}
