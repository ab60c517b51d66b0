import AddIcon from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { BUILT_IN_KINDS } from '@shared/guests/events'
import type { Event, EventKind } from '@/api/weddings'
import { eventsPageMessages } from '@/i18n/messages/events'
import { eventKindMessages } from '@/i18n/messages/weddings'
import { palette, radius } from '@/theme/tokens'

/** Offers the kinds of events that the wedding does not have yet, and one with a title of its own. */
export function AddEvent({ events, onAdd }: { events: Event[]; onAdd: (kind: EventKind) => void }) {
  const missing = BUILT_IN_KINDS.filter((kind) => events.every((event) => event.kind !== kind))
  return (
    <Box
      component="section"
      sx={{
        marginBlockStart: 3,
        padding: { xs: 2.5, md: 4 },
        border: `1px dashed ${palette.gold}`,
        borderRadius: `${radius.card}px`,
      }}
    >
      <Typography variant="h3" component="h2">
        <FormattedMessage {...eventsPageMessages.addTitle} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        <FormattedMessage {...(events.length === 0 ? eventsPageMessages.empty : eventsPageMessages.addText)} />
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {missing.map((kind) => (
          <Button key={kind} variant="outlined" startIcon={<AddIcon />} onClick={() => onAdd(kind)}>
            <FormattedMessage {...eventKindMessages[kind]} />
          </Button>
        ))}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => onAdd('custom')}>
          <FormattedMessage {...eventsPageMessages.addCustom} />
        </Button>
      </Stack>
    </Box>
  )
}
