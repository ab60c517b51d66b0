import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { getAddForm } from '../features/guests/add/getAddForm'
import { GuestList } from '../features/guests/GuestList'
import { GuestTools } from '../features/guests/GuestTools'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { addGuestMessages, guestListMessages } from '@/i18n/messages/guests'
import { useWeddingRights } from '../lib/useWeddingRights'
import { PageHead } from '../seo/PageHead'
import { listKeptForms } from '../ui/fields/useKeptInput'
import { PageHeading } from '../ui/PageHeading'

/** The guest list of a wedding. */
export default function GuestListPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="guests">
        <Guests key={weddingId} weddingId={weddingId} />
      </RequireRight>
    </RequireSignIn>
  )
}

function Guests({ weddingId }: { weddingId: string }) {
  // A family that was being typed when the page failed or the session expired is shown again.
  const [isAdding, setAdding] = useState(() => listKeptForms().includes(getAddForm(weddingId)))
  const { editableSides } = useWeddingRights(weddingId)
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 1, md: 3 } }}>
      <PageHead title={guestListMessages.title} description={guestListMessages.description} hidden />
      <PageHeading title={<FormattedMessage {...guestListMessages.title} />}>
        {editableSides.length > 0 && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
            data-testid="add-family"
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, visibility: isAdding ? 'hidden' : 'visible' }}
          >
            <FormattedMessage {...addGuestMessages.title} />
          </Button>
        )}
        <GuestTools weddingId={weddingId} />
      </PageHeading>
      <LoadedGuestList weddingId={weddingId} skeleton={<ListSkeleton />}>
        {(list) => <GuestList key={weddingId} list={list} isAdding={isAdding} onAdding={setAdding} />}
      </LoadedGuestList>
    </Container>
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
