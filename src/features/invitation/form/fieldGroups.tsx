import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { NO_CEREMONY } from '@shared/guests/events'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { formMessages } from '@/i18n/messages/studio'
import { useToday } from '@/lib/useToday'
import { DateField } from '@/ui/fields/calendar/DateField'
import { MapLinkField } from '@/ui/fields/mapLink/MapLinkField'
import { TextField } from '@/ui/fields/TextField'
import type { InvitationFormValues } from '../draft'
import { CeremonyDateField } from './CeremonyDateField'
import { ContractNameField } from './ContractNameField'

/** Fields under a heading. */
export function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <Paper component="fieldset" sx={{ margin: 0, padding: { xs: 2.5, sm: 4 }, minInlineSize: 0 }}>
      <Typography
        component="legend"
        variant="h3"
        sx={{ float: 'inline-start', inlineSize: '100%', marginBlockEnd: 3, padding: 0 }}
      >
        <FormattedMessage {...title} />
      </Typography>
      <Stack spacing={3} sx={{ clear: 'both' }}>
        {children}
      </Stack>
    </Paper>
  )
}

const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
} as const

export function CoupleFields() {
  const intl = useIntl()
  return (
    <Group title={formMessages.couple}>
      <Box sx={twoColumns}>
        <TextField
          name="groom"
          required
          label={intl.formatMessage(formMessages.groom)}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextField
          name="bride"
          required
          label={intl.formatMessage(formMessages.bride)}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Box>
    </Group>
  )
}

/** The marriage contract has the name that the couple has chosen. */
const contractDates = {
  'katb-el-ketab': formMessages.crownDate,
  'aqd-el-qiran': formMessages.qiranDate,
  crowning: formMessages.crowningDate,
}

export function DateFields({ timeZone }: { timeZone: string }) {
  const intl = useIntl()
  const hint = timeZone === DEFAULT_TIME_ZONE ? formMessages.weddingTimeHint : formMessages.localTimeHint
  const today = useToday(timeZone)
  const { crownDate, contractName } = useFormikContext<InvitationFormValues>().values
  return (
    <Group title={formMessages.dates}>
      <Box sx={twoColumns}>
        <DateField name="weddingDate" label={formMessages.weddingDate} today={today} needsHall />
        <TextField
          name="weddingTime"
          type="time"
          label={intl.formatMessage(formMessages.weddingTime)}
          helperText={intl.formatMessage({ id: hint.id })}
        />
        {(['engagementDate', 'hennaDate', 'crownDate'] as const).map((name) => (
          <CeremonyDateField
            key={name}
            name={name}
            label={name === 'crownDate' ? contractDates[contractName] : formMessages[name]}
            today={today}
            // Engagement and marriage contract are mostly at home or at the mosque.
            needsHall={name === 'hennaDate'}
            isCrowning={name === 'crownDate' && contractName === 'crowning'}
          />
        ))}
        {crownDate !== NO_CEREMONY && <ContractNameField />}
      </Box>
    </Group>
  )
}

export function PlaceFields() {
  const intl = useIntl()
  return (
    <Group title={formMessages.place}>
      <TextField
        name="hall"
        required
        label={intl.formatMessage(formMessages.hall)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box sx={twoColumns}>
        <TextField
          name="address"
          required
          label={intl.formatMessage(formMessages.address)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextField
          name="area"
          required
          label={intl.formatMessage(formMessages.area)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Box>
      <MapLinkField />
    </Group>
  )
}
