import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { Wedding } from '@/api/weddings'
import { repliesCardMessages } from '@/i18n/messages/dashboard'
import { useEventTexts } from '@/lib/useEventTexts'
import { useToday } from '@/lib/useToday'
import { countDaysBetween } from '@shared/timeZones'

/** The notice begins this many days before the phones are deleted. */
const NOTICE_DAYS = 14

/** Says when the phones of the guest list are deleted, from two weeks before; nothing earlier. */
export function PurgeNotice({ wedding: { id, timeZone, phonesPurgeAt } }: { wedding: Wedding }) {
  const { formatDate } = useEventTexts()
  const today = useToday(timeZone)
  if (phonesPurgeAt === undefined) return null
  const days = countDaysBetween(today, phonesPurgeAt)
  if (days > NOTICE_DAYS) return null
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 4 }}
      action={
        days >= 0 && (
          <Button component={Link} to={weddingPath('guests', id)} color="inherit">
            <FormattedMessage {...repliesCardMessages.purgeLink} />
          </Button>
        )
      }
    >
      <FormattedMessage
        {...(days >= 0 ? repliesCardMessages.purgeSoon : repliesCardMessages.purged)}
        values={{ date: formatDate(phonesPurgeAt) }}
      />
    </Alert>
  )
}
