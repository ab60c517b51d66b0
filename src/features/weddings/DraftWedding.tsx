import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useListWeddingsQuery } from '@/api/weddings'
import { draftWeddingMessages } from '@/i18n/messages/studio'
import { renderBdi } from '@/i18n/renderBdi'
import { palette } from '@/theme/tokens'

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
    <Paper
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        paddingInline: { xs: 2.5, sm: 4 },
        paddingBlock: 1.5,
        marginBlockEnd: 3,
        backgroundColor: palette.hennaWash,
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        <FormattedMessage {...draftWeddingMessages.text} values={{ title: wedding.title, bdi: renderBdi }} />
      </Typography>
      <Button onClick={onLeave} sx={{ flexShrink: 0, marginInline: { xs: -2.5, sm: 0 } }}>
        <FormattedMessage {...draftWeddingMessages.leave} />
      </Button>
    </Paper>
  )
}
