import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { becomeProviderHash } from '@shared/routes'
import { getButtonClass, type ButtonLook } from '@/ui/button/buttonClass'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useDialogAddress } from '@/ui/useDialogAddress'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { registrationMessages } from '@/i18n/messages/providers'

const loadDialog = () => import(/* webpackChunkName: "provider-registration" */ './RegistrationDialog')

/** The button and its dialog, whose code is loaded on demand (specification §2). */
export function BecomeProvider({ onRegistered, ...look }: ButtonLook & { onRegistered: () => void }) {
  const intl = useIntl()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { open, show, close } = useDialogAddress(becomeProviderHash)
  const { Component: RegistrationDialog, failed, load } = useLazyComponent(loadDialog)
  useEffect(() => {
    if (open) void load()
  }, [open, load])

  const handleRegistered = () => {
    close()
    onRegistered()
  }
  return (
    <>
      <button
        type="button"
        className={getButtonClass(look)}
        ref={buttonRef}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => void load()}
      >
        <FormattedMessage {...registrationMessages.becomeProvider} />
      </button>
      {open && failed && (
        <FailureNotice text={intl.formatMessage(registrationMessages.unavailable)} onRetry={() => void load()} />
      )}
      {RegistrationDialog && (
        <RegistrationDialog
          open={open}
          onClose={close}
          onClosed={() => buttonRef.current?.focus()}
          onRegistered={handleRegistered}
        />
      )}
    </>
  )
}
