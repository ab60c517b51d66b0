import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useErrorText } from '@/api'
import {
  useGetReplySettingsQuery,
  useListStatusesQuery,
  type GuestList,
  type Household,
  type ReplySettings,
  type StatusEntities,
} from '@/api/weddings'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import { HouseholdRepliesDialog } from './household/HouseholdRepliesDialog'
import { Feed } from './feed/Feed'
import { listEntries } from './feed/listEntries'
import { useNewReplies } from './feed/useNewReplies'
import { ForecastNote } from './figures/ForecastNote'
import { ForecastRule } from './figures/ForecastRule'
import { ReplyFigures } from './figures/ReplyFigures'
import { NoticesButton } from './notices/NoticesButton'
import styles from './replies.module.css'
import { RepliesTabs, useSection } from './RepliesTabs'
import { Requests } from './requests/Requests'
import { SettingsDialog } from './settings/SettingsDialog'
import { useReplyTexts } from './useReplyTexts'
import { useUndoOffer } from './useUndo'
import { ViewFigures } from './ViewFigures'
import { Wishes } from './wishes/Wishes'

interface RepliesProps {
  list: GuestList
  /** Edits a household. */
  onEdit: (household: Household) => void
}

/** The replies of a wedding: loads statuses and settings, or says what is missing. */
export function Replies({ list, onEdit }: RepliesProps) {
  const errorText = useErrorText()
  const { id: weddingId } = list.wedding
  const statuses = useListStatusesQuery({ weddingId }, { refetchOnReconnect: true })
  const settings = useGetReplySettingsQuery({ weddingId }, { refetchOnFocus: true, refetchOnReconnect: true })
  if (statuses.data && settings.data)
    return <LoadedReplies list={list} statuses={statuses.data} settings={settings.data} onEdit={onEdit} />
  const failed = [statuses, settings].filter(({ error, isFetching }) => error !== undefined && !isFetching)
  const [first] = failed
  if (!first) return <RepliesSkeleton />
  return <FailureNotice text={errorText(first.error)} onRetry={() => failed.forEach((query) => void query.refetch())} />
}

interface LoadedRepliesProps extends RepliesProps {
  statuses: StatusEntities
  settings: ReplySettings
}

function LoadedReplies({ list: loaded, statuses, settings, onEdit }: LoadedRepliesProps) {
  const errorText = useErrorText()
  const { id: weddingId } = loaded.wedding
  const { canManageWedding, editableSides } = getWeddingRights(loaded.wedding)
  const halls = useNamedHalls(loaded.events)
  const list = useMemo(() => ({ ...loaded, halls }), [loaded, halls])
  const texts = useReplyTexts(list)
  const newReplies = useNewReplies(weddingId, statuses)
  const [section, setSection] = useSection(canManageWedding)
  const [openId, setOpenId] = useState<string | null>(null)
  const undoing = useUndoOffer()
  // Guests of the public link may ask for seats before the list has a family.
  const hasHouseholds = list.households.length > 0
  const opened = list.households.find(({ id }) => id === openId)
  const undoNotice = undoing.offer && (
    <UndoNotice
      key={undoing.offerId}
      text={undoing.offer.text}
      label={undoing.offer.label}
      onUndo={() => void undoing.undo()}
      onClose={() => undoing.setOffer(null)}
    />
  )
  return (
    <Stack spacing={3}>
      <Actions weddingId={weddingId} settings={canManageWedding ? settings : undefined} />
      {hasHouseholds && (
        <Figures>
          <ReplyFigures list={list} statuses={statuses} silentRate={settings.silentRate} />
          {canManageWedding ? (
            <ForecastRule weddingId={weddingId} silentRate={settings.silentRate} />
          ) : (
            <ForecastNote silentRate={settings.silentRate} />
          )}
          <ViewFigures weddingId={weddingId} statuses={statuses} />
        </Figures>
      )}
      {undoing.error !== undefined && <FailureNotice text={errorText(undoing.error)} />}
      <RepliesTabs
        section={section}
        hasRequests={canManageWedding}
        pendingRequests={statuses.pendingRequests}
        onSection={setSection}
      >
        {section === 'replies' &&
          (hasHouseholds ? (
            <Feed list={list} statuses={statuses} newReplies={newReplies} texts={texts} onOpen={setOpenId} />
          ) : (
            <NoHouseholds weddingId={weddingId} />
          ))}
        {section === 'wishes' && <Wishes list={list} statuses={statuses} texts={texts} />}
        {section === 'requests' && (
          <Requests
            list={list}
            settings={settings}
            pendingRequests={statuses.pendingRequests}
            texts={texts}
            onUndoOffer={undoing.setOffer}
          />
        )}
      </RepliesTabs>
      {opened ? (
        <HouseholdRepliesDialog
          list={list}
          entry={listEntries([opened], statuses.entities)[0]!}
          canEdit={editableSides.includes(opened.side)}
          asksChildren={settings.asksChildren}
          texts={texts}
          undoNotice={undoNotice}
          onUndoOffer={undoing.setOffer}
          onEdit={(household) => {
            setOpenId(null)
            onEdit(household)
          }}
          onClose={() => setOpenId(null)}
        />
      ) : (
        undoNotice
      )}
    </Stack>
  )
}

/** @param settings of the replies, for members who may edit them */
function Actions({ weddingId, settings }: { weddingId: string; settings?: ReplySettings | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.actions}>
      {settings && (
        <Button startIcon={<SettingsIcon />} data-testid="reply-settings" onClick={() => setOpen(true)}>
          <FormattedMessage {...repliesPageMessages.settings} />
        </Button>
      )}
      <NoticesButton weddingId={weddingId} />
      {settings && isOpen && (
        <SettingsDialog weddingId={weddingId} settings={settings} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function Figures({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <section className={styles.card} aria-label={intl.formatMessage(replyFigureMessages.title)}>
      {children}
    </section>
  )
}

const NoHouseholds = ({ weddingId }: { weddingId: string }) => (
  <EmptyState
    title={<FormattedMessage {...repliesPageMessages.emptyTitle} />}
    text={<FormattedMessage {...repliesPageMessages.emptyText} />}
    action={
      <Button component={Link} to={weddingPath('guests', weddingId)} variant="contained" size="large">
        <FormattedMessage {...repliesPageMessages.toGuestList} />
      </Button>
    }
  />
)

/** What is shown while the page is loaded. */
export const RepliesSkeleton = () => (
  <Stack spacing={3} aria-busy="true" data-testid="replies-skeleton">
    <Skeleton variant="rounded" height={220} sx={{ borderRadius: '20px' }} />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={76} />
    ))}
  </Stack>
)
