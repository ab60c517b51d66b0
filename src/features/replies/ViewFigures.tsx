import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useGetViewSummaryQuery, type StatusEntities, type ViewSource } from '@/api/weddings'
import { viewMessages } from '@/i18n/messages/replies'

const renderStrong = (text: ReactNode[]) => <strong key="strong">{text}</strong>

/** How many families have opened their page, and how often the public link was viewed. Without the figures, nothing. */
export function ViewFigures({ weddingId, statuses }: { weddingId: string; statuses: StatusEntities }) {
  const { data } = useGetViewSummaryQuery({ weddingId }, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  if (!data) return null
  const find = (source: ViewSource) => data.sources.find((one) => one.source === source)
  // One family may have opened it by both.
  const count = Object.values(statuses.entities).filter(({ openedAt }) => openedAt !== undefined).length
  const [link, card] = [find('link')?.households ?? 0, find('card')?.households ?? 0]
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
      <FormattedMessage {...viewMessages.families} values={{ count, link, card, strong: renderStrong }} />{' '}
      <FormattedMessage {...viewMessages.open} values={{ count: find('open')?.views ?? 0 }} />
    </Typography>
  )
}
