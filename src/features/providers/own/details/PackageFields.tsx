import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { TextField } from '@/ui/fields/TextField'
import { pair } from '@/features/providers/registration/RegistrationFields'
import { MoveButtons, type MoveButtonsProps } from '@/ui/MoveButtons'

interface PackageFieldsProps extends Omit<MoveButtonsProps, 'labels'> {
  onRemove: () => void
}

/** One package. */
export function PackageFields({ index, onRemove, ...moving }: PackageFieldsProps) {
  const intl = useIntl()
  const number = index + 1
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography component="h4" sx={{ fontWeight: 500, flex: 1 }}>
          <FormattedMessage {...ownFormMessages.package} values={{ number }} />
        </Typography>
        <MoveButtons
          index={index}
          labels={{
            back: intl.formatMessage(ownFormMessages.movePackageUp, { number }),
            forward: intl.formatMessage(ownFormMessages.movePackageDown, { number }),
          }}
          {...moving}
        />
        <IconButton onClick={onRemove} aria-label={intl.formatMessage(ownFormMessages.removePackage, { number })}>
          <RemoveIcon />
        </IconButton>
      </Box>
      <Box sx={pair}>
        <TextField required name={`packages[${index}].name`} label={intl.formatMessage(ownFormMessages.packageName)} />
        <TextField
          name={`packages[${index}].price`}
          label={intl.formatMessage(ownFormMessages.packagePrice)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
      </Box>
      <TextField
        name={`packages[${index}].contents`}
        multiline
        minRows={3}
        label={intl.formatMessage(ownFormMessages.packageContents)}
        helperText={intl.formatMessage(ownFormMessages.packageContentsHint)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </Stack>
  )
}
