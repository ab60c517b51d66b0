import { copyText } from '@/lib/copyText'
import { consoleMessages } from '@/i18n/messages/operator'
import { useShowToast } from './useShowToast'

/** @returns a function that copies a text and says whether that worked */
export function useCopy(): (text: string) => Promise<void> {
  const showToast = useShowToast()
  return async (text) => {
    if (await copyText(text)) showToast('success', consoleMessages.copied)
    else showToast('error', consoleMessages.copyFailed)
  }
}
