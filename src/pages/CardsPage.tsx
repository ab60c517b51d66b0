import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { Cards, CardsSkeleton } from '../features/desk/cards/Cards'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { cardSheetMessages, deskMessages } from '@/i18n/messages/desk'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** Cards with the QR codes of the personal links, to print. */
export default function CardsPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="cards">
        <Container
          maxWidth="lg"
          sx={{ paddingBlock: { xs: 2, md: 4 }, '@media print': { maxInlineSize: 'none', padding: 0 } }}
        >
          <PageHead title={cardSheetMessages.title} description={cardSheetMessages.description} hidden />
          <Box sx={{ displayPrint: 'none', marginBlockEnd: 3 }}>
            <BackLink to={weddingPath('desk', weddingId)}>
              <FormattedMessage {...deskMessages.title} />
            </BackLink>
            <Typography variant="h1" sx={{ fontSize: { xs: '2.2rem', md: '3.2rem' }, marginBlockEnd: 1 }}>
              <FormattedMessage {...cardSheetMessages.title} />
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...cardSheetMessages.description} />
            </Typography>
          </Box>
          <LoadedGuestList weddingId={weddingId} skeleton={<CardsSkeleton />}>
            {(list) => <Cards list={list} />}
          </LoadedGuestList>
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}
