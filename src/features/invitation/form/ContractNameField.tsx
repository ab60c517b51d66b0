import { useIntl } from 'react-intl'
import { CONTRACT_NAMES, EXPORTED_KINDS, getNamedKind, type ContractName } from '@shared/guests/events'
import { contractNameMessages, formMessages } from '@/i18n/messages/studio'
import { SelectField } from '@/ui/fields/SelectField'

/** How the marriage contract is called on the card and wherever guests read of it. In English two names are the same, so the Arabic one follows. */
export function ContractNameField() {
  const intl = useIntl()
  const renderName = (value: ContractName) => {
    const name = intl.formatMessage(contractNameMessages[value])
    const arabicName = EXPORTED_KINDS.ar[getNamedKind('contract', value)]
    if (name === arabicName) return name
    return (
      <span>
        {name} <bdi lang="ar">{arabicName}</bdi>
      </span>
    )
  }
  const options = CONTRACT_NAMES.map((value) => ({ value, label: renderName(value) }))
  return <SelectField name="contractName" label={intl.formatMessage(formMessages.contractName)} options={options} />
}
