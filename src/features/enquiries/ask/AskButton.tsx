import { FormattedMessage } from 'react-intl'
import { askMessages } from '@/i18n/messages/enquiries'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './AskProvider.module.css'
import { useAskAddress } from './askAddress'

/** Opens the dialog that asks a provider; the page has it once (`AskProvider`). */
export function AskButton() {
  const { show } = useAskAddress()
  return (
    <button
      type="button"
      className={getButtonClass({ variant: 'contained', size: 'large', className: styles.button })}
      aria-haspopup="dialog"
      onClick={show}
    >
      <FormattedMessage {...askMessages.ask} />
    </button>
  )
}
