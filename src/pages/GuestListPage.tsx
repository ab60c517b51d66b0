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
import { getButtonClass } from '../ui/button/buttonClass'
import button from '../ui/button/Button.module.css'
import skeleton from '../ui/feedback/PageSkeleton.module.css'
import { listKeptForms } from '../ui/fields/useKeptInput'
import { AddIcon } from '../ui/icons/pageIcons'
import { PageHeading } from '../ui/PageHeading'
import styles from './GuestListPage.module.css'

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
    <div className={styles.page}>
      <PageHead title={guestListMessages.title} description={guestListMessages.description} hidden />
      <PageHeading title={<FormattedMessage {...guestListMessages.title} />}>
        {editableSides.length > 0 && (
          <button
            type="button"
            className={getButtonClass({ variant: 'contained', className: styles.add })}
            hidden={isAdding}
            onClick={() => setAdding(true)}
            data-testid="add-family"
          >
            <span className={button.icon}>
              <AddIcon />
            </span>
            <FormattedMessage {...addGuestMessages.title} />
          </button>
        )}
        <GuestTools weddingId={weddingId} />
      </PageHeading>
      <LoadedGuestList weddingId={weddingId} skeleton={<ListSkeleton />}>
        {(list) => <GuestList key={weddingId} list={list} isAdding={isAdding} onAdding={setAdding} />}
      </LoadedGuestList>
    </div>
  )
}

const ListSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true" data-testid="list-skeleton">
    <span className={skeleton.part} />
    <span className={skeleton.part} />
    <span className={skeleton.part} />
    <span className={skeleton.part} />
  </div>
)
