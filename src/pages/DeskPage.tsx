import QrCodeIcon from '@mui/icons-material/QrCode2Outlined'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { GuestList, Household } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { Desk, DeskSkeleton } from '../features/desk/Desk'
import { EditedHousehold } from '../features/guests/EditedHousehold'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { deskMessages } from '@/i18n/messages/desk'
import { PageHead } from '../seo/PageHead'
import { PageHeading } from '../ui/PageHeading'
import { MoreMenu } from '../ui/MoreMenu'

/** Where the couple sends its invitations and other messages on WhatsApp. */
export default function DeskPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="desk">
        <Container maxWidth="md" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
          <PageHead title={deskMessages.title} description={deskMessages.description} hidden />
          <PageHeading title={<FormattedMessage {...deskMessages.title} />}>
            <MoreMenu
              tools={[
                {
                  key: 'cards',
                  label: <FormattedMessage {...deskMessages.cards} />,
                  icon: <QrCodeIcon />,
                  target: weddingPath('cards', weddingId),
                },
              ]}
            />
          </PageHeading>
          <LoadedGuestList key={weddingId} weddingId={weddingId} skeleton={<DeskSkeleton />}>
            {(list) => <EditableDesk list={list} />}
          </LoadedGuestList>
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}

/** The desk, with the dialog that corrects a household. */
function EditableDesk({ list }: { list: GuestList }) {
  const [editing, setEditing] = useState<Household | null>(null)
  return (
    <>
      <Desk list={list} onEdit={setEditing} />
      <EditedHousehold household={editing} list={list} onClose={() => setEditing(null)} />
    </>
  )
}
