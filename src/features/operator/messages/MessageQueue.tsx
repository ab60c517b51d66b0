import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useListContactMessagesQuery, type MessageStatus, type ReceivedMessage } from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'
import { palette } from '@/theme/tokens'
import { PagedList } from '../common/PagedList'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useSession } from '../common/useSession'
import { MessageDetails } from './MessageDetails'

const empty = { open: contactQueueMessages.emptyOpen, answered: contactQueueMessages.emptyAnswered }

/** The contact messages of one status. One at a time is opened. */
export function MessageQueue({ status }: { status: MessageStatus }) {
  const query = useListContactMessagesQuery({ status, page: usePageNumber(), pageSize: PAGE_SIZE })
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <PagedList query={query} empty={empty[status]}>
      {(messages) => (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {messages.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              onToggle={() => setOpenId(message.id === openId ? null : message.id)}
            />
          ))}
        </Stack>
      )}
    </PagedList>
  )
}

interface MessageCardProps {
  message: ReceivedMessage
  isOpen: boolean
  onToggle: () => void
}

function MessageCard({ message, isOpen, onToggle }: MessageCardProps) {
  const detailsId = useId()
  const formatInstant = useFormatInstant()
  return (
    <Panel component="li">
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
        sx={{
          display: 'flex',
          gap: 1.5,
          inlineSize: '100%',
          minBlockSize: 44,
          padding: 0,
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
        }}
      >
        <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' }}>
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{message.name}</bdi>
            </Box>
            <Box component="span" sx={{ font: 'var(--body2)', color: palette.inkSoft }}>
              {formatInstant(message.createdAt)}
            </Box>
            <Assignee message={message} />
          </Box>
          {!isOpen && (
            <Box
              component="span"
              dir="auto"
              sx={{
                display: 'block',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                color: palette.inkSoft,
              }}
            >
              {message.message}
            </Box>
          )}
        </Box>
        <ExpandIcon sx={{ flexShrink: 0, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </Box>
      {isOpen && (
        <div id={detailsId}>
          <MessageDetails message={message} />
        </div>
      )}
    </Panel>
  )
}

function Assignee({ message: { assignee } }: { message: ReceivedMessage }) {
  const session = useSession()
  if (assignee === null) return null
  return (
    <Box component="span" sx={{ font: 'var(--body2)', color: palette.jade, overflowWrap: 'anywhere' }}>
      {assignee === session?.email ? (
        <FormattedMessage {...contactQueueMessages.mine} />
      ) : (
        <FormattedMessage {...contactQueueMessages.takenBy} values={{ email: assignee, bdi: renderBdi }} />
      )}
    </Box>
  )
}
