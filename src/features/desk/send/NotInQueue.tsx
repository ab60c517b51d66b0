import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { guestRowMessages } from '@/i18n/messages/guests'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'

/** As many as fit on a screen or two; the next ones follow when these are corrected. */
const MAX_SHOWN = 20

interface NotInQueueProps {
  title: ReactNode
  households: readonly Household[]
  onEdit: (household: Household) => void
  /** Sends the message by another way than WhatsApp, where there is one. */
  onSend?: (household: Household) => void
}

/** Households that cannot be reached on WhatsApp until their number is corrected: then they are in the queue again. */
export function NotInQueue({ title, households, onEdit, onSend }: NotInQueueProps) {
  const intl = useIntl()
  if (households.length === 0) return null
  return (
    <Paper component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <List disablePadding>
        {households.slice(0, MAX_SHOWN).map((household) => (
          <ListItem key={household.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <span style={{ marginInlineEnd: 'auto' }}>
              <bdi>{formatFullName(household)}</bdi>{' '}
              {household.phone !== undefined && (
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  <PhoneNumber phone={household.phone} phoneE164={household.phoneE164} />
                </Typography>
              )}
            </span>
            {onSend && (
              <Button
                aria-label={intl.formatMessage(deskMessages.sendOtherwiseTo, { name: household.name })}
                onClick={() => onSend(household)}
              >
                <FormattedMessage {...deskMessages.sendOtherwise} />
              </Button>
            )}
            <Button
              aria-label={intl.formatMessage(guestRowMessages.edit, { name: household.name })}
              onClick={() => onEdit(household)}
            >
              <FormattedMessage {...deskMessages.editPhone} />
            </Button>
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}
