import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall, Side } from '@/api/weddings'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { LabelledSelect, type LabelledSelectProps, type Option } from '@/ui/fields/LabelledSelect'

type SelectProps<Value extends string> = Omit<LabelledSelectProps<Value>, 'label' | 'options'>

/** @returns sides as options */
export const listSideOptions = (sides: readonly Side[]): Option[] =>
  sides.map((side) => ({ value: side, label: <FormattedMessage {...guestFieldMessages[side]} /> }))
/** The three sides as options. */
export const sideOptions: readonly Option[] = listSideOptions(['groom', 'bride', 'both'])
/** @returns the halls as options */
export const toHallOptions = (halls: readonly Hall[]): Option[] =>
  halls.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))

export function SideSelect(props: SelectProps<Side>) {
  return <LabelledSelect {...props} label={useIntl().formatMessage(guestFieldMessages.side)} options={sideOptions} />
}

export function HallSelect({ halls, ...props }: SelectProps<string> & { halls: readonly Hall[] }) {
  const options = toHallOptions(halls)
  return <LabelledSelect {...props} label={useIntl().formatMessage(guestFieldMessages.hall)} options={options} />
}
