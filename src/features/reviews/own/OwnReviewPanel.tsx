import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Enquiry, OwnReview } from '@/api/providers'
import { renderBdi } from '@/i18n/renderBdi'
import { ownReviewMessages } from '@/i18n/messages/reviews'
import { guessLanguage } from '@/lib/guessLanguage'
import { useToday } from '@/lib/useToday'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { Stars } from '@/ui/stars/Stars'
import { averageStars } from '../shown/averageStars'
import { DeleteReview } from './DeleteReview'
import { ReviewDialog } from './ReviewDialog'

/** The couple's review of a provider that it has booked: when it may write one, and what became of it. */
export function OwnReviewPanel({ enquiry }: { enquiry: Enquiry }) {
  const { review, status, provider } = enquiry
  if (review) return <Written enquiry={enquiry} review={review} />
  if (status !== 'booked' || provider.id === null) return null
  return (
    <Panel>
      <NotWritten enquiry={enquiry} />
    </Panel>
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <Stack component="section" spacing={1.5} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 2.5 }}>
    <Typography variant="h4" component="h3">
      <FormattedMessage {...ownReviewMessages.title} />
    </Typography>
    {children}
  </Stack>
)

function NotWritten({ enquiry }: { enquiry: Enquiry }) {
  const intl = useIntl()
  const [isWriting, setWriting] = useState(false)
  const today = useToday(DEFAULT_TIME_ZONE)
  const { reviewFrom } = enquiry
  if (reviewFrom === null) return <FormattedMessage {...ownReviewMessages.noDate} />
  if (today < reviewFrom) {
    const date = intl.formatDate(reviewFrom, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    return <FormattedMessage {...ownReviewMessages.from} values={{ date }} />
  }
  return (
    <>
      <Box>
        <Button variant="contained" onClick={() => setWriting(true)}>
          <FormattedMessage {...ownReviewMessages.write} />
        </Button>
      </Box>
      {isWriting && <ReviewDialog enquiry={enquiry} onClose={() => setWriting(false)} />}
    </>
  )
}

const STATES = { waiting: ownReviewMessages.waiting, shown: ownReviewMessages.shown }

const Written = ({ enquiry, review }: { enquiry: Enquiry; review: OwnReview }) => (
  <Panel>
    <Box>
      <Stars stars={averageStars(review.stars)} />
    </Box>
    {review.words && (
      <Typography
        dir="auto"
        lang={guessLanguage(review.words)}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {review.words}
      </Typography>
    )}
    <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
      {review.status === 'refused' ? (
        <FormattedMessage {...ownReviewMessages.refused} values={{ reason: review.refusal ?? '', bdi: renderBdi }} />
      ) : (
        <FormattedMessage {...STATES[review.status]} />
      )}
    </Typography>
    <Box>
      <DeleteReview enquiryId={enquiry.id} />
    </Box>
  </Panel>
)
