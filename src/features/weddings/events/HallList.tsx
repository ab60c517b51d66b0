import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall } from '@/api/weddings'
import { audienceMessages, hallMessages } from '@/i18n/messages/events'
import { eventMessages } from '@/i18n/messages/weddings'
import { palette } from '@/theme/tokens'

export interface HallActions {
  onAdd: () => void
  onEdit: (hall: Hall) => void
  onDelete: (hall: Hall) => void
}

interface HallListProps extends HallActions {
  halls: Hall[]
  eventName: string
  /** Whether the member may change them; others read them. */
  canEdit: boolean
}

/** The halls of an event, or that nobody can be invited without one. */
export function HallList({ halls, eventName, canEdit, onAdd, ...actions }: HallListProps) {
  const intl = useIntl()
  return (
    <div>
      <Typography variant="h4" component="h3">
        <FormattedMessage {...hallMessages.title} />
      </Typography>
      {halls.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', marginBlock: 1 }}>
          <FormattedMessage {...hallMessages.none} />
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {halls.map((hall) => (
            <HallRow key={hall.id} hall={hall} canEdit={canEdit} {...actions} />
          ))}
        </Box>
      )}
      {canEdit && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={onAdd}
          sx={{ marginBlockStart: 1 }}
          aria-label={intl.formatMessage(hallMessages.addNamed, { event: eventName })}
        >
          <FormattedMessage {...hallMessages.add} />
        </Button>
      )}
    </div>
  )
}

type HallRowProps = Omit<HallActions, 'onAdd'> & { hall: Hall; canEdit: boolean }

function HallRow({ hall, canEdit, onEdit, onDelete }: HallRowProps) {
  const intl = useIntl()
  const { name } = hall
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        paddingBlock: 0.75,
        borderBlockEnd: `1px solid ${palette.line}`,
      }}
    >
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere', lineHeight: 1.5 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <AudienceAndSeats hall={hall} />
        </Typography>
      </Box>
      {canEdit && (
        <>
          <IconButton onClick={() => onEdit(hall)} aria-label={intl.formatMessage(eventMessages.editNamed, { name })}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            onClick={() => onDelete(hall)}
            aria-label={intl.formatMessage(eventMessages.deleteNamed, { name })}
            sx={{ marginInlineEnd: -1.25 }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  )
}

function AudienceAndSeats({ hall: { audience, capacity } }: { hall: Hall }) {
  const intl = useIntl()
  const words = intl.formatMessage(audienceMessages[audience])
  if (capacity === undefined) return words
  return <FormattedMessage {...hallMessages.audienceAndSeats} values={{ audience: words, count: capacity }} />
}
