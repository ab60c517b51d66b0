import Dialog from '@mui/material/Dialog'
import { useEffect, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { useLazyComponent } from '../useLazyComponent'
import { FailureNotice } from './FailureNotice'

interface OnDemandDialogProps<Props extends { onClose: () => void }> {
  /** The same function at each render. */
  importDialog: () => Promise<{ default: ComponentType<Props> }>
  props: Props
}

/** Shows a dialog of a wedding's page, whose code is loaded when it is opened, and offers a retry when that fails. */
export function OnDemandDialog<Props extends { onClose: () => void }>({
  importDialog,
  props,
}: OnDemandDialogProps<Props>) {
  const intl = useIntl()
  const { Component, failed, load } = useLazyComponent(importDialog)
  useEffect(() => void load(), [load])
  if (Component) return <Component {...props} />
  if (!failed) return null
  const text = intl.formatMessage(formDialogMessages.failed)
  return (
    <Dialog open onClose={props.onClose} aria-label={text}>
      <FailureNotice text={text} onRetry={() => void load()} />
    </Dialog>
  )
}
