import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { renderBdi } from '@/i18n/renderBdi'
import { palette } from '@/theme/tokens'
import { formatTable } from '@/lib/guests/formatTable'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { PhoneText } from '@/lib/phone/PhoneText'
import { formatHall } from '../plan/halls'
import type { HallOption, RowDetails as Details } from '../plan/types'

/** The details of a household on one line: phone, seats, side, table, tags and note. */
export function RowDetails({ details, halls }: { details: Details; halls: readonly HallOption[] }) {
  const { locale } = useIntl()
  const { phone, seats = [], side, tags = [], tableLabel, note } = details
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        padding: 0,
        margin: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        color: 'text.secondary',
        fontSize: '0.9375rem',
        '& li': { overflowWrap: 'anywhere' },
      }}
    >
      {phone !== undefined && (
        <li>
          <PhoneNumber phone={phone} />
        </li>
      )}
      {seats.map(({ hallId, allowed }) => (
        <li key={hallId}>
          <FormattedMessage
            {...previewMessages.seats}
            values={{ count: allowed, hall: formatHall(halls, hallId), bdi: renderBdi }}
          />
        </li>
      ))}
      {side && (
        <li>
          <FormattedMessage {...columnMessages[side]} />
        </li>
      )}
      {tableLabel !== undefined && (
        <li>
          <FormattedMessage
            {...previewMessages.table}
            values={{ table: formatTable(tableLabel, locale), bdi: renderBdi }}
          />
        </li>
      )}
      {tags.map((tag) => (
        <Box component="li" key={tag} sx={{ color: palette.goldText }}>
          <bdi>{tag}</bdi>
        </Box>
      ))}
      {note !== undefined && (
        <Typography component="li" variant="body2" sx={{ whiteSpace: 'pre-line', flexBasis: '100%' }}>
          <bdi>
            <PhoneText text={note} />
          </bdi>
        </Typography>
      )}
    </Box>
  )
}
