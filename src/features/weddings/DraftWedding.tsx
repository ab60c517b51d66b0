import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { useListWeddingsQuery } from '@/api/weddings'
import { draftWeddingMessages } from '@/i18n/messages/studio'
import { renderBdi } from '@/i18n/renderBdi'

interface DraftWeddingProps {
  weddingId: string
  onLeave: () => void
}

/** In the studio: the wedding that an unpublished invitation is for, and a way to publish it without that. */
export function DraftWedding({ weddingId, onLeave }: DraftWeddingProps) {
  const { data } = useListWeddingsQuery()
  const wedding = data?.items.find(({ id }) => id === weddingId)
  if (!wedding) return null
  return (
    <Alert
      severity="info"
      sx={{ marginBlockEnd: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" onClick={onLeave} sx={{ whiteSpace: 'nowrap' }}>
          <FormattedMessage {...draftWeddingMessages.leave} />
        </Button>
      }
    >
      <FormattedMessage {...draftWeddingMessages.text} values={{ title: wedding.title, bdi: renderBdi }} />
    </Alert>
  )
}
