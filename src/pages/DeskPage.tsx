import QrCodeIcon from '@mui/icons-material/QrCode2Outlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { GuestList, Household } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { Desk, DeskSkeleton } from '../features/desk/Desk'
import { HouseholdDialog } from '../features/guests/edit/HouseholdDialog'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { deskMessages } from '@/i18n/messages/desk'
import { guestListMessages } from '@/i18n/messages/guests'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** Where the couple sends its invitations and other messages on WhatsApp. */
export default function DeskPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 2, md: 5 } }}>
        <PageHead title={deskMessages.title} description={deskMessages.description} hidden />
        <Heading weddingId={weddingId} />
        <LoadedGuestList key={weddingId} weddingId={weddingId} skeleton={<DeskSkeleton />}>
          {(list) => <EditableDesk list={list} />}
        </LoadedGuestList>
      </Container>
    </RequireSignIn>
  )
}

const Heading = ({ weddingId }: { weddingId: string }) => (
  <Box sx={{ marginBlockEnd: { xs: 2, md: 3 } }}>
    <BackLink to={weddingPath('guests', weddingId)}>
      <FormattedMessage {...guestListMessages.title} />
    </BackLink>
    <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '3.2rem' }, marginBlockEnd: 1 }}>
      <FormattedMessage {...deskMessages.title} />
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...deskMessages.intro} />
    </Typography>
    <Button
      component={Link}
      to={weddingPath('cards', weddingId)}
      startIcon={<QrCodeIcon />}
      sx={{ paddingInline: 1, marginInlineStart: -1 }}
    >
      <FormattedMessage {...deskMessages.cards} />
    </Button>
  </Box>
)

/** The desk, with the dialog that corrects a household. */
function EditableDesk({ list }: { list: GuestList }) {
  const [editing, setEditing] = useState<Household | null>(null)
  return (
    <>
      <Desk list={list} onEdit={setEditing} />
      {editing && <HouseholdDialog household={editing} list={list} onClose={() => setEditing(null)} />}
    </>
  )
}
