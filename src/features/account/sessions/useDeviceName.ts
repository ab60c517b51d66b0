import { useIntl } from 'react-intl'
import type { AccountSession } from '@/api'
import { sessionMessages } from '@/i18n/messages/account'

/** @returns the name of a session's browser and system, as far as known. */
export function useDeviceName({ browser, os, device }: Pick<AccountSession, 'browser' | 'os' | 'device'>): string {
  const intl = useIntl()
  if (browser && os) return intl.formatMessage(sessionMessages.browserOnSystem, { browser, os })
  return browser ?? os ?? intl.formatMessage(device ? sessionMessages[device] : sessionMessages.unknownDevice)
}
