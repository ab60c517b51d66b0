import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl'
import type { Enquiry } from '@/api/providers'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { enquiryFactMessages } from '@/i18n/messages/enquiries'
import { guessLanguage } from '@/lib/guessLanguage'
import { formatEnquiryDate } from './enquiryText'

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1.5,
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& > div': { minInlineSize: 0 },
} as const

/** When, where and for how many: what an enquiry is about. */
export function EnquiryFacts({ enquiry }: { enquiry: Pick<Enquiry, 'weddingDate' | 'place' | 'guests'> }) {
  const intl = useIntl()
  const { weddingDate, place, guests } = enquiry
  return (
    <Box component="dl" sx={list}>
      <Fact name={enquiryFactMessages.date}>
        {weddingDate ? formatEnquiryDate(intl, weddingDate) : <FormattedMessage {...enquiryFactMessages.noDate} />}
      </Fact>
      {place && (
        <Fact name={enquiryFactMessages.place}>
          <bdi lang={guessLanguage(place)}>{place}</bdi>
        </Fact>
      )}
      {guests !== null && (
        <Fact name={enquiryFactMessages.guests}>
          <FormattedNumber value={guests} />
        </Fact>
      )}
    </Box>
  )
}

const Fact = ({ name, children }: { name: MessageDescriptor; children: ReactNode }) => (
  <div>
    <dt>
      <FormattedMessage {...name} />
    </dt>
    <dd>{children}</dd>
  </div>
)

/** The reference of an enquiry, and the day on which it was sent, in Cairo. */
export function EnquiryOrigin({
  enquiry: { reference, createdAt },
}: {
  enquiry: Pick<Enquiry, 'reference' | 'createdAt'>
}) {
  const intl = useIntl()
  const date = intl.formatDate(createdAt, { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE })
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}
    >
      <span>
        <FormattedMessage {...enquiryFactMessages.reference} />{' '}
        <Box component="bdi" dir="ltr" translate="no" sx={{ fontWeight: 600, userSelect: 'all' }}>
          {reference}
        </Box>
      </span>
      <span>
        <FormattedMessage {...enquiryFactMessages.askedOn} values={{ date }} />
      </span>
    </Typography>
  )
}

/** What was asked, with its line breaks. */
export const EnquiryMessage = ({ text }: { text: string }) => (
  <Typography dir="auto" lang={guessLanguage(text)} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
)
