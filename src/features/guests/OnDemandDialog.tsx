import Dialog from '@mui/material/Dialog'
import { useEffect, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { guestListMessages } from '@/i18n/messages/guests'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useLazyComponent } from '@/ui/useLazyComponent'

interface OnDemandDialogProps<Props extends { onClose: () => void }> {
  /** The same function at each render. */
  importDialog: () => Promise<{ default: ComponentType<Props> }>
  props: Props
}

/** Shows a dialog whose code is loaded when it is opened, and offers a retry when that fails. */
export function OnDemandDialog<Props extends { onClose: () => void }>({
  importDialog,
  props,
}: OnDemandDialogProps<Props>) {
  const intl = useIntl()
  const { Component, failed, load } = useLazyComponent(importDialog)
  useEffect(() => void load(), [load])
  if (Component) return <Component {...props} />
  if (!failed) return null
  return (
    <Dialog open onClose={props.onClose} aria-label={intl.formatMessage(guestListMessages.dialogFailed)}>
      <FailureNotice text={intl.formatMessage(guestListMessages.dialogFailed)} onRetry={() => void load()} />
    </Dialog>
  )
}
