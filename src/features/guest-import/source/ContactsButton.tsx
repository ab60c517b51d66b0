import ContactsIcon from '@mui/icons-material/ContactPhoneOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { sourceMessages } from '@/i18n/messages/guestImport'
import { palette, radius } from '@/theme/tokens'
import type { PickedContact } from '../parse/importTable'
import { pickContacts } from './contactPicker'

/** Chooses contacts of this phone, in browsers that can. */
export function ContactsButton({ onPicked }: { onPicked: (contacts: PickedContact[]) => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  const pick = async () => {
    setHasFailed(false)
    try {
      const contacts = await pickContacts()
      if (contacts.length > 0) onPicked(contacts)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        padding: 3,
        textAlign: 'center',
        border: `1px solid ${palette.line}`,
        borderRadius: `${radius.card}px`,
        backgroundColor: palette.surface,
      }}
    >
      <ContactsIcon aria-hidden sx={{ fontSize: 40, color: palette.gold }} />
      <Typography variant="h4" component="h3">
        <FormattedMessage {...sourceMessages.contactsTitle} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...sourceMessages.contactsHint} />
      </Typography>
      <Button variant="outlined" size="large" onClick={() => void pick()}>
        <FormattedMessage {...sourceMessages.chooseContacts} />
      </Button>
      {hasFailed && (
        <Alert severity="error">
          <FormattedMessage {...sourceMessages.contactsFailed} />
        </Alert>
      )}
    </Box>
  )
}
