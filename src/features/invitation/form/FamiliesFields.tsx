import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { HOST_ROLES, SIDES, type Side } from '@shared/card/card'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import type { InvitationFormValues } from '../draft'
import { OptionalGroup } from './OptionalGroup'

const sideTitles = { groom: cardFormMessages.groomSide, bride: cardFormMessages.brideSide }
const oneLine = { htmlInput: { dir: 'auto' } } as const
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 2fr' },
} as const

function HostFields({ name }: { name: string }) {
  const intl = useIntl()
  return (
    <Box>
      <Box sx={columns}>
        <SelectField
          name={`${name}.role`}
          label={intl.formatMessage(cardFormMessages.role)}
          options={HOST_ROLES.map((role) => ({ value: role, label: intl.formatMessage(cardFormMessages[role]) }))}
        />
        <TextField
          name={`${name}.honorific`}
          label={intl.formatMessage(cardFormMessages.honorific)}
          helperText={intl.formatMessage(cardFormMessages.honorificHint)}
          autoComplete="off"
          slotProps={oneLine}
        />
        <TextField
          name={`${name}.name`}
          label={intl.formatMessage(cardFormMessages.hostName)}
          autoComplete="off"
          slotProps={oneLine}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        />
      </Box>
      <CheckboxField name={`${name}.isLate`} label={<FormattedMessage {...cardFormMessages.isLate} />} />
    </Box>
  )
}

function SideFields({ side }: { side: Side }) {
  const { values } = useFormikContext<InvitationFormValues>()
  const intl = useIntl()
  return (
    <Box role="group" aria-label={intl.formatMessage(sideTitles[side])}>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 2 }}>
        <FormattedMessage {...sideTitles[side]} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {values.card[side].map((_host, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- a side has a fixed number of places
          <HostFields key={position} name={`card.${side}.${position}`} />
        ))}
      </Box>
    </Box>
  )
}

interface FamiliesFieldsProps {
  /** Whether a published invitation is edited, whose link stays as it is. */
  isPublished: boolean
}

/** Who invites, in which order, and whether guests read the bride's name. */
export function FamiliesFields({ isPublished }: FamiliesFieldsProps) {
  const { values, errors, initialValues } = useFormikContext<InvitationFormValues>()
  const isFilled =
    initialValues.card.withholdsBride || SIDES.some((side) => initialValues.card[side].some(({ name }) => name !== ''))
  const hasOldLink = isPublished && values.card.withholdsBride && !initialValues.card.withholdsBride
  return (
    <OptionalGroup
      title={cardFormMessages.families}
      hint={cardFormMessages.familiesHint}
      isFilled={isFilled}
      hasError={errors.card?.groom !== undefined || errors.card?.bride !== undefined}
    >
      {SIDES.map((side) => (
        <SideFields key={side} side={side} />
      ))}
      <ChoiceField
        name="card.first"
        label={<FormattedMessage {...cardFormMessages.first} />}
        options={[
          { value: 'groom', label: <FormattedMessage {...cardFormMessages.groomFirst} /> },
          { value: 'bride', label: <FormattedMessage {...cardFormMessages.brideFirst} /> },
        ]}
      />
      <div>
        <CheckboxField name="card.withholdsBride" label={<FormattedMessage {...cardFormMessages.withholdsBride} />} />
        <FormHelperText>
          <FormattedMessage {...(hasOldLink ? cardFormMessages.slugHint : cardFormMessages.withholdsHint)} />
        </FormHelperText>
      </div>
    </OptionalGroup>
  )
}
