import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { guestListMessages, hallListMessages } from '@/i18n/messages/guests'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { HallPrint } from '../features/guests/print/HallPrint'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** The list of a hall, to print and to hold at its door. */
export default function GuestPrintPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="guestPrint">
        <Container
          maxWidth="md"
          sx={{ paddingBlock: { xs: 2, md: 4 }, '@media print': { maxInlineSize: 'none', padding: 0 } }}
        >
          <PageHead title={hallListMessages.title} description={hallListMessages.description} hidden />
          <Box sx={{ displayPrint: 'none', marginBlockEnd: 3 }}>
            <BackLink to={weddingPath('guests', weddingId)}>
              <FormattedMessage {...guestListMessages.title} />
            </BackLink>
            <Typography variant="h1" sx={{ fontSize: { xs: '2.2rem', md: '3.2rem' } }}>
              <FormattedMessage {...hallListMessages.title} />
            </Typography>
          </Box>
          <LoadedGuestList weddingId={weddingId} skeleton={<SheetSkeleton />}>
            {(list) => <HallPrint list={list} skeleton={<SheetSkeleton />} />}
          </LoadedGuestList>
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}

function SheetSkeleton() {
  return (
    <Stack spacing={3} aria-busy="true">
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={480} />
    </Stack>
  )
}
