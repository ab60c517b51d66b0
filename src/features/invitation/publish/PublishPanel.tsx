import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { cardPath, loginPath, paths } from '@shared/routes'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CompleteDraft } from '../draft'
import { publishAfterSignInRequested, publishAfterSignInTaken, selectPublishesAfterSignIn } from '../invitationSlice'
import { ConflictDialog } from './ConflictDialog'
import { publishMessages } from '@/i18n/messages/studio'
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

/** On a phone at the bottom of the window, below the thumb, while the invitation is looked at. */
const barStyle = {
  display: 'grid',
  gap: 1,
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: { xs: 'fab', md: 'auto' },
  paddingInline: { xs: 2, md: 0 },
  paddingBlock: { xs: 1.5, md: 0 },
  paddingBlockEnd: { xs: 'max(12px, env(safe-area-inset-bottom))', md: 0 },
  borderBlockStart: { xs: 1, md: 0 },
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  textAlign: { xs: 'center', md: 'start' },
} as const

/** The end of the page is not below the bar. */
const roomForBar = { '@media (max-width: 899.95px)': { body: { paddingBlockEnd: 112 } } } as const

/** Publishes the draft or saves its changes, and then shows its private link. */
export function PublishPanel({ draft, signedIn, siteUrl, onCreateAnother }: PublishPanelProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { state, publish, ...decisions } = usePublish(draft)
  const done = state.name === 'published' || state.name === 'saved'
  const busy = state.name === 'saving'
  const { editing } = draft

  const start = () => {
    if (signedIn) {
      void publish()
      return
    }
    dispatch(publishAfterSignInRequested())
    void navigate(loginPath(`${cardPath(draft.template)}?publish=1`))
  }
  usePublishAfterSignIn(signedIn, publish)

  return (
    <Paper component="section" sx={{ padding: { xs: 3, md: 4 } }} data-testid="publish-panel">
      <Stack spacing={2.5}>
        <Title state={state.name} editing={editing !== null} />
        {state.name === 'failed' && <Alert severity="error">{state.text}</Alert>}
        {done && editing ? (
          <PublishedLink invitation={{ ...draft, ...editing }} siteUrl={siteUrl} onCreateAnother={onCreateAnother} />
        ) : (
          <>
            <GlobalStyles styles={roomForBar} />
            <Box sx={barStyle}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                <FormattedMessage {...(editing ? publishMessages.unsaved : publishMessages.unpublished)} />
              </Typography>
              <BusyButton variant="contained" size="large" onClick={start} isBusy={busy} data-testid="publish">
                <FormattedMessage {...getActionLabel(signedIn, editing !== null, busy)} />
              </BusyButton>
            </Box>
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
    </Paper>
  )
}

/** Publishes after 'Sign in and publish' once the couple is back from sign-in. */
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

function getActionLabel(signedIn: boolean, editing: boolean, busy: boolean) {
  if (!signedIn) return publishMessages.signInToPublish
  if (editing) return busy ? publishMessages.saving : publishMessages.save
  return busy ? publishMessages.publishing : publishMessages.publish
}

function Title({ state, editing }: { state: PublishState['name']; editing: boolean }) {
  const [title, lead] =
    state === 'published'
      ? [publishMessages.publishedTitle, publishMessages.publishedLead]
      : state === 'saved'
        ? [publishMessages.savedTitle, publishMessages.publishedLead]
        : editing
          ? [publishMessages.editedTitle, publishMessages.editedLead]
          : [publishMessages.title, publishMessages.lead]
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
