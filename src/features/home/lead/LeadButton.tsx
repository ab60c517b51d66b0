import { FormattedMessage } from 'react-intl'
import { homeMessages } from '@/i18n/messages/home'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './LeadForm.module.css'

/** The submit button of the hero's form, before and after the form's code is loaded. */
export const LeadButton = ({ isBusy }: { isBusy: boolean }) => (
  <button
    type="submit"
    disabled={isBusy}
    className={getButtonClass({ variant: 'outlined', size: 'large', className: styles.button })}
  >
    <FormattedMessage {...(isBusy ? homeMessages.beginning : homeMessages.begin)} />
  </button>
)
