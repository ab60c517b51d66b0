import { useIntl } from 'react-intl'
import { CONTRACT_NAMES } from '@shared/guests/events'
import { contractNameMessages, formMessages } from '@/i18n/messages/studio'
import { SelectField } from '@/ui/fields/SelectField'

/** How the marriage contract is called on the card and wherever guests read of it. */
export function ContractNameField() {
  const intl = useIntl()
  const options = CONTRACT_NAMES.map((value) => ({ value, label: intl.formatMessage(contractNameMessages[value]) }))
  return <SelectField name="contractName" label={intl.formatMessage(formMessages.contractName)} options={options} />
}
