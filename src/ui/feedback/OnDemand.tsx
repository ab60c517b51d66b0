import { useEffect, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { useLazyComponent } from '../useLazyComponent'
import { FailureNotice } from './FailureNotice'

interface OnDemandProps<Props> {
  /** The same function at each render. */
  importComponent: () => Promise<{ default: ComponentType<Props> }>
  props: Props
}

/** Shows a part of a wedding's page whose code is loaded when it is first shown, and offers a retry in its place when that fails. */
export function OnDemand<Props extends object>({ importComponent, props }: OnDemandProps<Props>) {
  const intl = useIntl()
  const { Component, failed, load } = useLazyComponent(importComponent)
  useEffect(() => void load(), [load])
  if (Component) return <Component {...props} />
  if (!failed) return null
  return <FailureNotice text={intl.formatMessage(formDialogMessages.failed)} onRetry={() => void load()} />
}
