import InvitationIcon from '@mui/icons-material/DraftsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Event } from '@/api/weddings'
import { eventMessages } from '@/i18n/messages/weddings'
import { eventStatusMessages } from '@/i18n/messages/plans'
import { palette } from '@/theme/tokens'
import { useEventTexts } from '@/lib/useEventTexts'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { PlannedDate } from '../PlannedDate'
import { DateBadge, DATE_BADGE_PX } from './DateBadge'
import { HallList, type HallActions } from './HallList'
import { OtherPlaces } from './OtherPlaces'
import { MoveButtons, type MoveButtonsProps } from '@/ui/MoveButtons'

const CARD_PADDING = { xs: 2.5, md: 4 } as const
/** Space between two cards, which a line bridges, in units of 8 px. */
export const CARD_GAP = 3

interface EventCardProps {
  weddingId: string
  event: Event
  /** Whether the invitation shows its date. */
  isShown: boolean
  /** Whether the member may change it; others read it. */
  canEdit: boolean
  moving: Omit<MoveButtonsProps, 'labels'>
  halls: HallActions
  onEdit: () => void
  onDelete: () => void
}

/** The middle of the badge, from the card's edge. */
const getRailInset = (screen: 'xs' | 'md') => CARD_PADDING[screen] * 8 + DATE_BADGE_PX[screen] / 2
const railInset = { xs: `${getRailInset('xs')}px`, md: `${getRailInset('md')}px` }

/** The golden line that joins the badges. On a phone, where the halls are below, it is only between the cards. */
const rail = {
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: railInset,
    borderInlineStart: `1px solid ${palette.gold}`,
  },
  '&::before': { insetBlockStart: 0, blockSize: { xs: 0, md: CARD_PADDING.md * 8 } },
  '&::after': {
    insetBlockStart: { xs: '100%', md: CARD_PADDING.md * 8 + DATE_BADGE_PX.md },
    insetBlockEnd: -CARD_GAP * 8,
  },
  '&:first-of-type::before, &:last-of-type::after': { display: 'none' },
} as const

/** One event of the timeline, with its halls. */
export function EventCard({ weddingId, event, isShown, canEdit, moving, halls, onEdit, onDelete }: EventCardProps) {
  const intl = useIntl()
  const name = useEventTexts().formatEventName(event)
  return (
    <Paper
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { md: '11fr 9fr' },
        padding: CARD_PADDING,
        gap: { xs: 2.5, md: 4 },
        ...rail,
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: { xs: 2, md: 3 }, minInlineSize: 0 }}>
        <DateBadge date={event.date} />
        <Details event={event} name={name} isShown={isShown} />
        {canEdit && event.otherPlaces && (
          <OtherPlaces
            weddingId={weddingId}
            event={event}
            otherPlaces={event.otherPlaces}
            isShown={isShown}
            onEdit={onEdit}
          />
        )}
        {canEdit && (
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', md: 2 },
              display: 'flex',
              alignItems: 'center',
              alignSelf: 'end',
              marginBlockStart: 1.5,
              // The texts of the buttons are in line with the details.
              marginInlineStart: -2.5,
              marginInlineEnd: -1.25,
            }}
          >
            <Actions name={name} isShown={isShown} onEdit={onEdit} onDelete={onDelete} />
            <MoveButtons
              labels={{
                back: intl.formatMessage(eventMessages.moveUp, { event: name }),
                forward: intl.formatMessage(eventMessages.moveDown, { event: name }),
              }}
              {...moving}
            />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          borderBlockStart: { xs: `1px solid ${palette.line}`, md: 0 },
          borderInlineStart: { md: `1px solid ${palette.line}` },
          paddingBlockStart: { xs: 2.5, md: 0 },
          paddingInlineStart: { md: 4 },
          minInlineSize: 0,
        }}
      >
        <HallList halls={event.halls} eventName={name} canEdit={canEdit} {...halls} />
      </Box>
    </Paper>
  )
}

function Details({ event, name, isShown }: Pick<EventCardProps, 'event' | 'isShown'> & { name: string }) {
  const intl = useIntl()
  const { formatDate, formatTime } = useEventTexts()
  const { date, time, status, place, address, area, mapsLink } = event
  const lines = [place, address, area].filter((line) => line !== undefined)
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography sx={{ color: date ? 'text.primary' : 'text.secondary' }}>
        {date === undefined ? (
          <FormattedMessage {...eventMessages.noDate} />
        ) : time === undefined || status !== undefined ? (
          <PlannedDate date={date} status={status} />
        ) : (
          <FormattedMessage
            {...eventMessages.dateAndTime}
            values={{ date: formatDate(date), time: formatTime(time) }}
          />
        )}
      </Typography>
      {status !== undefined && (
        <Typography sx={{ color: 'secondary.main', fontWeight: 500 }}>
          <FormattedMessage {...eventStatusMessages[status]} />
        </Typography>
      )}
      {lines.length > 0 && (
        <Fact icon={PlaceIcon}>
          {renderPhoneText([lines.join(intl.formatMessage(eventMessages.separator))])}
          {/* On its own line, because a target of 44 px would move the text away from its icon. */}
          {mapsLink !== undefined && (
            <Box component="span" sx={{ display: 'block' }}>
              <ExternalLink href={mapsLink}>
                <FormattedMessage {...eventMessages.map} />
              </ExternalLink>
            </Box>
          )}
        </Fact>
      )}
      {isShown && status === undefined && (
        <Fact icon={InvitationIcon}>
          <FormattedMessage {...eventMessages.shown} />
        </Fact>
      )}
    </Box>
  )
}

function Fact({ icon: Icon, children }: { icon: ComponentType<SvgIconProps>; children: ReactNode }) {
  return (
    <Typography
      sx={{ display: 'flex', gap: 1, marginBlockStart: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <Icon aria-hidden fontSize="small" sx={{ marginBlockStart: 0.5 }} />
      <span>{children}</span>
    </Typography>
  )
}

type ActionsProps = Pick<EventCardProps, 'isShown' | 'onEdit' | 'onDelete'> & { name: string }

/** An event that the invitation shows cannot be deleted. */
function Actions({ name, isShown, onEdit, onDelete }: ActionsProps) {
  const intl = useIntl()
  return (
    <>
      <Button onClick={onEdit} aria-label={intl.formatMessage(eventMessages.editNamed, { name })}>
        <FormattedMessage {...eventMessages.edit} />
      </Button>
      {!isShown && (
        <Button onClick={onDelete} color="error" aria-label={intl.formatMessage(eventMessages.deleteNamed, { name })}>
          <FormattedMessage {...eventMessages.delete} />
        </Button>
      )}
    </>
  )
}
