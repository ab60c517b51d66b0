import PrintIcon from '@mui/icons-material/PrintOutlined'
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { dashboardPath, weddingPath } from '@shared/routes'
import { useGetGuestSummaryQuery, useListWeddingsQuery } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { BinDialog } from '../features/guests/bin/BinDialog'
import { Downloads } from '../features/guests/Downloads'
import { GuestList } from '../features/guests/GuestList'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { binMessages, guestListMessages } from '@/i18n/messages/guests'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** The guest list of a wedding. */
export default function GuestListPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <Guests weddingId={weddingId} />
    </RequireSignIn>
  )
}

function Guests({ weddingId }: { weddingId: string }) {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageHead title={guestListMessages.title} description={guestListMessages.description} hidden />
      <Heading weddingId={weddingId} />
      <LoadedGuestList weddingId={weddingId} skeleton={<ListSkeleton />}>
        {(list) => <GuestList list={list} />}
      </LoadedGuestList>
    </Container>
  )
}

function Heading({ weddingId }: { weddingId: string }) {
  const { data: weddings } = useListWeddingsQuery()
  const { data: summary } = useGetGuestSummaryQuery({ weddingId })
  const [isBinOpen, setBinOpen] = useState(false)
  const wedding = weddings?.items.find(({ id }) => id === weddingId)
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <BackLink to={dashboardPath(weddingId)}>
        <FormattedMessage {...guestListMessages.back} />
      </BackLink>
      <Typography sx={{ color: 'text.secondary' }}>{wedding && <bdi>{wedding.title}</bdi>}</Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, marginBlockEnd: 2 }}>
        <FormattedMessage {...guestListMessages.title} />
      </Typography>
      {wedding && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button component={Link} to={weddingPath('guestImport', weddingId)} variant="contained">
            <FormattedMessage {...guestListMessages.import} />
          </Button>
          <Button
            component={Link}
            to={weddingPath('desk', weddingId)}
            variant="contained"
            color="secondary"
            startIcon={<WhatsAppIcon />}
          >
            <FormattedMessage {...guestListMessages.send} />
          </Button>
          <Button component={Link} to={weddingPath('cards', weddingId)} startIcon={<QrCodeIcon />}>
            <FormattedMessage {...guestListMessages.cards} />
          </Button>
          <Button component={Link} to={weddingPath('guestPrint', weddingId)} startIcon={<PrintIcon />}>
            <FormattedMessage {...guestListMessages.print} />
          </Button>
          <Downloads weddingId={weddingId} />
          <Button component={Link} to={weddingPath('events', weddingId)}>
            <FormattedMessage {...guestListMessages.events} />
          </Button>
          {summary && summary.inBin > 0 && (
            <Button onClick={() => setBinOpen(true)}>
              <FormattedMessage {...binMessages.open} values={{ count: summary.inBin }} />
            </Button>
          )}
        </Box>
      )}
      {isBinOpen && <BinDialog weddingId={weddingId} onClose={() => setBinOpen(false)} />}
    </Box>
  )
}

function ListSkeleton() {
  return (
    <Stack spacing={3} aria-busy="true" data-testid="list-skeleton">
      <Skeleton variant="rounded" height={180} sx={{ borderRadius: '20px' }} />
      <Skeleton variant="rounded" height={140} sx={{ borderRadius: '20px' }} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={52} />
      ))}
    </Stack>
  )
}
