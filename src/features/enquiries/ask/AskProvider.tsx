import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { askMessages } from '@/i18n/messages/enquiries'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { useAskAddress } from './askAddress'
import { AskButton } from './AskButton'
import type { AskedProvider } from './askedProvider'
import styles from './AskProvider.module.css'

const loadDialog = () => import(/* webpackChunkName: "ask-provider" */ './AskDialog')

/** The dialog that asks a provider, whose code is loaded on demand, and on a phone the bar with its button. */
export function AskProvider({ provider }: { provider: AskedProvider }) {
  const intl = useIntl()
  const { open, close } = useAskAddress()
  const { Component: AskDialog, failed, load } = useLazyComponent(loadDialog)
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  const isUnavailable = open && failed
  return (
    <>
      <div className={styles.bar} data-failed={isUnavailable ? '' : undefined}>
        {isUnavailable ? (
          <FailureNotice text={intl.formatMessage(askMessages.unavailable)} onRetry={() => void load()} />
        ) : (
          <AskButton />
        )}
      </div>
      {AskDialog && <AskDialog provider={provider} open={open} onClose={close} />}
    </>
  )
}
