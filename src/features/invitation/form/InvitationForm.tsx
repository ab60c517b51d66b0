import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { memo, useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import type { TemplateNumber } from '@/card/content'
import type { InvitationFormValues } from '../draft'
import { AutoSave, toDraftValues } from './AutoSave'
import { useToday } from '@/lib/useToday'
import { DateField } from '@/ui/fields/calendar/DateField'
import { MapLinkField } from '@/ui/fields/mapLink/MapLinkField'
import { formMessages } from '@/i18n/messages/studio'
import { BackgroundField } from './picture/BackgroundField'
import { invitationSchema } from './schema'
import { TemplatePicker } from './TemplatePicker'

interface InvitationFormProps {
  initialValues: InvitationFormValues
  timeZone: string
  /** The published wedding date, when a published invitation is edited. */
  publishedDate?: string
  signedIn: boolean
  /** Target of 'Open Your Invitation'. */
  openPath: string
  /** Whether that is the guest page, which the server renders. */
  isPublished: boolean
  onChange: (values: InvitationFormValues) => void
  onSubmit: (template: TemplateNumber) => void
  /** Called before the link to the invitation is followed. */
  onLeave: () => void
  /** Called after the picture is removed, with the function that restores it. */
  onPictureRemoved: (putBack: () => void) => void
}

/** The invitation form with the template picker (specification §2 and §3). Every change is saved. */
export const InvitationForm = memo(function InvitationForm(props: InvitationFormProps) {
  const {
    initialValues,
    timeZone,
    publishedDate,
    signedIn,
    openPath,
    isPublished,
    onChange,
    onSubmit,
    onLeave,
    onPictureRemoved,
  } = props
  const schema = useMemo(() => invitationSchema({ timeZone, publishedDate }), [timeZone, publishedDate])
  const submit = (values: InvitationFormValues) => {
    // The effect of `AutoSave` may come after a quick submit.
    onChange(toDraftValues(values))
    if (values.template !== null) onSubmit(values.template)
  }
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormShell failure={null}>
        <AutoSave onChange={onChange} />
        <CoupleFields />
        <DateFields timeZone={timeZone} />
        <PlaceFields />
        <Group title={formMessages.look}>
          <ChoiceField
            name="language"
            label={<FormattedMessage {...formMessages.language} />}
            options={[
              { value: 'ar', label: <FormattedMessage {...formMessages.arabic} /> },
              { value: 'en', label: <FormattedMessage {...formMessages.english} /> },
            ]}
          />
          <TemplatePicker />
          <BackgroundField signedIn={signedIn} onRemoved={onPictureRemoved} />
        </Group>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center' }}>
          <SubmitButton busyLabel={<FormattedMessage {...formMessages.opening} />}>
            <FormattedMessage {...formMessages.submit} />
          </SubmitButton>
          <Button
            component={Link}
            to={openPath}
            onClick={onLeave}
            reloadDocument={isPublished}
            variant="outlined"
            size="large"
          >
            <FormattedMessage {...formMessages.openYours} />
          </Button>
        </Stack>
      </FormShell>
    </Formik>
  )
})

function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
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

function CoupleFields() {
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

function DateFields({ timeZone }: { timeZone: string }) {
  const intl = useIntl()
  const hint = timeZone === DEFAULT_TIME_ZONE ? formMessages.weddingTimeHint : formMessages.localTimeHint
  const today = useToday(timeZone)
  const dates = ['weddingDate', 'engagementDate', 'hennaDate', 'crownDate'] as const
  const [wedding, ...others] = dates.map((name) => (
    <DateField
      key={name}
      name={name}
      label={formMessages[name]}
      today={today}
      // Engagement and marriage contract are mostly at home or at the mosque.
      needsHall={name === 'weddingDate' || name === 'hennaDate'}
    />
  ))
  return (
    <Group title={formMessages.dates}>
      <Box sx={twoColumns}>
        {wedding}
        <TextField
          name="weddingTime"
          type="time"
          label={intl.formatMessage(formMessages.weddingTime)}
          helperText={intl.formatMessage({ id: hint.id })}
        />
        {others}
      </Box>
    </Group>
  )
}

function PlaceFields() {
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
