import Container from '@mui/material/Container'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { GuestList, Household } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { EditedHousehold } from '../features/guests/EditedHousehold'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { Replies, RepliesSkeleton } from '../features/replies/Replies'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { PageHead } from '../seo/PageHead'
import { PageHeading } from '../ui/PageHeading'

/** The replies of a wedding. */
export default function RepliesPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="replies">
        <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
          <PageHead title={repliesPageMessages.title} description={repliesPageMessages.description} hidden />
          <PageHeading title={<FormattedMessage {...repliesPageMessages.title} />} />
          <LoadedGuestList weddingId={weddingId} skeleton={<RepliesSkeleton />}>
            {(list) => <EditableReplies key={weddingId} list={list} />}
          </LoadedGuestList>
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}

/** The replies, with the dialog that edits a family. */
function EditableReplies({ list }: { list: GuestList }) {
  const [editing, setEditing] = useState<Household | null>(null)
  return (
    <>
      <Replies list={list} onEdit={setEditing} />
      <EditedHousehold household={editing} list={list} onClose={() => setEditing(null)} />
    </>
  )
}
