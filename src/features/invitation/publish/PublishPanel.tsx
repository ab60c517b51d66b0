import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { publishingPath } from '@shared/publishing'
import { loginPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { readStored } from '@/config/browserStorage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CompleteDraft } from '../draft'
import { publishAfterSignInRequested, publishAfterSignInTaken, selectPublishesAfterSignIn } from '../invitationSlice'
import { hasUnsavedChanges } from '../draftState'
import { LeaveQuestion } from '../leave/LeaveQuestion'
import { BottomBar } from './BottomBar'
import { ConflictDialog } from './ConflictDialog'
import { publishMessages } from '@/i18n/messages/publish'
import { BusyButton } from '@/ui/fields/BusyButton'
import { PublishedLink } from './PublishedLink'
import { isUndecided, type PublishState } from './publishState'
import { usePublish } from './usePublish'

interface PublishPanelProps {
  draft: CompleteDraft
  signedIn: boolean
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  onCreateAnother: () => void
}

/** Publishes the draft or saves its changes, and then shows its private link. */
export function PublishPanel({ draft, signedIn, siteUrl, onCreateAnother }: PublishPanelProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { state, publish, ...decisions } = usePublish(() => draft)
  const { editing } = draft
  const isUnsaved = hasUnsavedChanges(draft)
  const done = state.name === 'published' || state.name === 'saved' || (editing !== null && !isUnsaved)
  const busy = state.name === 'saving'

  // Nobody has signed in in this tab: most likely a couple without an account.
  const isNew = !signedIn && editing === null && readStored('sessionStorage', storageKeys.tabAccount) === null
  const start = () => {
    if (signedIn) {
      void publish()
      return
    }
    dispatch(publishAfterSignInRequested())
    const next = publishingPath(draft.template)
    if (isNew) void navigate(paths.register, { state: { next } })
    else void navigate(loginPath(next))
  }
  usePublishAfterSignIn(signedIn, publish)

  return (
    <Paper component="section" sx={{ padding: { xs: 3, md: 4 } }} data-testid="publish-panel">
      <Stack spacing={2.5}>
        <Title state={state.name} editing={editing !== null} isUnsaved={isUnsaved} />
        {state.name === 'failed' && <Alert severity="error">{state.text}</Alert>}
        {done && editing ? (
          <PublishedLink
            invitation={{ ...draft, ...editing, card: draft.card }}
            siteUrl={siteUrl}
            canEdit
            hasGuestList
            onCreateAnother={onCreateAnother}
          />
        ) : (
          <>
            <BottomBar>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                <FormattedMessage {...(editing ? publishMessages.unsaved : publishMessages.unpublished)} />
              </Typography>
              <BusyButton variant="contained" size="large" onClick={start} isBusy={busy} data-testid="publish">
                <FormattedMessage {...getActionLabel({ signedIn, isNew, editing: editing !== null, busy })} />
              </BusyButton>
            </BottomBar>
            <Button component={Link} to={paths.createInvitation} variant="outlined" size="large">
              <FormattedMessage {...publishMessages.edit} />
            </Button>
          </>
        )}
        {!signedIn && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...publishMessages.signInHint} />
          </Typography>
        )}
      </Stack>
      {isUndecided(state) && <ConflictDialog state={state} {...decisions} />}
      <LeaveQuestion isUnsaved={isUnsaved} save={publish} />
    </Paper>
  )
}

/** Publishes once the couple is back from the sign-in that publishing has started. */
function usePublishAfterSignIn(signedIn: boolean, publish: () => Promise<void>) {
  const dispatch = useAppDispatch()
  const requested = useAppSelector(selectPublishesAfterSignIn)
  useEffect(() => {
    if (!requested || !signedIn) return
    dispatch(publishAfterSignInTaken())
    void publish()
    // oxlint-disable-next-line react/exhaustive-deps -- `publish` is another function at each render
  }, [requested, signedIn, dispatch])
}

function getActionLabel({
  signedIn,
  isNew,
  editing,
  busy,
}: Record<'signedIn' | 'isNew' | 'editing' | 'busy', boolean>) {
  if (!signedIn) return isNew ? publishMessages.registerToPublish : publishMessages.signInToPublish
  if (editing) return busy ? publishMessages.saving : publishMessages.save
  return busy ? publishMessages.publishing : publishMessages.publish
}

interface TitleProps {
  state: PublishState['name']
  editing: boolean
  isUnsaved: boolean
}

function getTitle({ state, editing, isUnsaved }: TitleProps) {
  if (state === 'published') return [publishMessages.publishedTitle, publishMessages.publishedLead] as const
  if (state === 'saved') return [publishMessages.savedTitle, publishMessages.publishedLead] as const
  if (!editing) return [publishMessages.title, publishMessages.lead] as const
  return isUnsaved
    ? ([publishMessages.editedTitle, publishMessages.editedLead] as const)
    : ([publishMessages.storedTitle, publishMessages.publishedLead] as const)
}

function Title(props: TitleProps) {
  const [title, lead] = getTitle(props)
  return (
    <div role="status">
      <Typography component="h1" variant="h2">
        <FormattedMessage {...title} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...lead} />
      </Typography>
    </div>
  )
}
