import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useField } from 'formik'
import { useRef, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { NO_CEREMONY } from '@shared/guests/events'
import { formMessages } from '@/i18n/messages/studio'
import { DateField } from '@/ui/fields/calendar/DateField'

type CeremonyDateFieldProps = Pick<
  ComponentProps<typeof DateField>,
  'name' | 'label' | 'today' | 'needsHall' | 'isCrowning'
>

/** The date of a ceremony, or that there is none. Unticking brings the date back that was there before. */
export function CeremonyDateField({ name, ...field }: CeremonyDateFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const dateBefore = useRef('')
  const isNone = value === NO_CEREMONY
  const toggle = () => {
    if (!isNone) dateBefore.current = value
    void setValue(isNone ? dateBefore.current : NO_CEREMONY)
  }
  return (
    <div>
      <DateField name={name} isAbsent={isNone} {...field} />
      <FormControlLabel
        control={
          <Checkbox
            checked={isNone}
            onChange={toggle}
            // Three checkboxes have this label: the label of the date says which one it is.
            slotProps={{ input: { 'aria-describedby': `${name}-label` } }}
          />
        }
        label={<FormattedMessage {...formMessages.noCeremony} />}
      />
    </div>
  )
}
