import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { cardPath, invitationPath } from '@shared/routes'
import { selectIsSignedIn } from '../features/auth/authSlice'
import type { TemplateNumber } from '../card/content'
import { discardChanges } from '../features/invitation/discardChanges'
import {
  emptyDraft,
  hasContent,
  type CompleteDraft,
  type InvitationDraft,
  type DraftValues,
} from '../features/invitation/draft'
import { createDraftOfSameWedding, hasUnsavedChanges } from '../features/invitation/draftState'
import { InvitationForm } from '../features/invitation/form/InvitationForm'
import { KeptChanges } from '../features/invitation/form/KeptChanges'
import { SaveBar } from '../features/invitation/form/SaveBar'
import { useFormSeed } from '../features/invitation/form/useFormSeed'
import {
  draftCleared,
  draftEdited,
  draftLeft,
  draftRestored,
  selectCurrentSlug,
  selectDraft,
  weddingLeft,
} from '../features/invitation/invitationSlice'
import { StudioLayout } from '../features/invitation/preview/StudioLayout'
import { ConflictDialog } from '../features/invitation/publish/ConflictDialog'
import { isUndecided } from '../features/invitation/publish/publishState'
import { usePublish } from '../features/invitation/publish/usePublish'
import { RequireSignInToEdit } from '../features/invitation/RequireSignInToEdit'
import { RequireEditor } from '../features/weddings/access/RequireEditor'
import { DraftWedding } from '../features/weddings/DraftWedding'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks'
import { palette } from '../theme/tokens'
import { UndoNotice } from '../ui/feedback/UndoNotice'
import { Divider } from '../ui/ornament/Divider'
import { savingMessages } from '@/i18n/messages/publish'
import { pageMessages } from '@/i18n/messages/site'
import { studioMessages } from '@/i18n/messages/studio'
import { PageTitle } from '../seo/PageTitle'

/** Parses the template of the URL (`?template=1` to `4`), set by the gallery. */
function parseTemplate(search: URLSearchParams): TemplateNumber | null {
  const template = Number(search.get('template'))
  return template >= 1 && template <= 4 && Number.isInteger(template) ? (template as TemplateNumber) : null
}

/** Whoever is signed in needs no word on accounts. */
function getLead(isSignedIn: boolean, isPublished: boolean) {
  if (isPublished) return studioMessages.editLead
  return isSignedIn ? studioMessages.createLeadSignedIn : studioMessages.createLead
}

const undoMessages = {
  startedOver: studioMessages.startedOver,
  pictureRemoved: studioMessages.pictureRemoved,
  discarded: savingMessages.discarded,
}

/** An action that can be undone. */
interface UndoableChange {
  key: number
  message: keyof typeof undoMessages
  undo: () => void
}

/** The studio: the form of an invitation beside its preview; goes on to the card view of the chosen template (specification §2). */
export default function CreateInvitationPage() {
  const dispatch = useAppDispatch()
  const signedIn = useAppSelector(selectIsSignedIn)
  const { weddingId } = useAppSelector(selectDraft)
  return (
    <RequireSignInToEdit>
      <RequireEditor weddingId={signedIn ? weddingId : ''} onStartNew={() => dispatch(draftCleared())}>
        <Studio />
      </RequireEditor>
    </RequireSignInToEdit>
  )
}

function Studio() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const [search] = useSearchParams()
  const signedIn = useAppSelector(selectIsSignedIn)
  const draft = useAppSelector(selectDraft)
  const currentSlug = useAppSelector(selectCurrentSlug)
  // Target of 'Open Your Invitation': the published invitation that is edited, or was last worked on; else the draft's
  // card.
  const openSlug = draft.editing?.slug ?? (hasContent(draft) ? null : currentSlug)
  const openTemplate = draft.template ?? parseTemplate(search) ?? 1
  const [seed, beginForm] = useFormSeed({ ...draft, template: parseTemplate(search) ?? draft.template })
  const [undoNotice, setUndoNotice] = useState<UndoableChange | null>(null)
  const formId = useId()

  const isUnsaved = hasUnsavedChanges(draft)
  const [hasKeptChanges, setKeptChanges] = useState(isUnsaved)
  const getDraft = () => selectDraft(getState())
  // The form has validated it.
  const { state, publish, loadNewer, ...decisions } = usePublish(() => getDraft() as CompleteDraft)
  const hasBar = draft.editing !== null && (isUnsaved || state.name === 'saved')

  const keep = useCallback((values: DraftValues) => dispatch(draftEdited(values)), [dispatch])
  const store = useCallback(() => dispatch(draftLeft()), [dispatch])
  const submit = useSubmit(store, publish)
  // Links of the layout lead away, too.
  useLayoutEffect(() => () => void store(), [store])
  const offerUndo = useCallback(
    (message: UndoableChange['message'], undo: () => void) =>
      setUndoNotice((last) => ({ key: (last?.key ?? 0) + 1, message, undo })),
    [],
  )
  const pictureRemoved = useCallback((putBack: () => void) => offerUndo('pictureRemoved', putBack), [offerUndo])

  const startDraft = (next: InvitationDraft) => {
    dispatch(next === emptyDraft ? draftCleared() : draftRestored(next))
    beginForm(next)
  }
  const startOver = () => {
    startDraft(createDraftOfSameWedding(draft))
    offerUndo('startedOver', () => startDraft(draft))
  }
  const discard = () => {
    dispatch(discardChanges())
    beginForm(getDraft())
    setKeptChanges(false)
    offerUndo('discarded', () => startDraft(draft))
  }

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <PageTitle message={pageMessages.createTitle} />
      <StudioLayout
        renderBar={
          hasBar ? (preview) => <SaveBar form={formId} isUnsaved={isUnsaved} state={state} preview={preview} /> : null
        }
      >
        <Box sx={{ textAlign: 'center', marginBlockEnd: { xs: 3, md: 4 } }}>
          <Typography variant="h1" sx={{ fontSize: { md: '3rem', lg: '3.75rem' } }}>
            <FormattedMessage {...(draft.editing ? studioMessages.editTitle : pageMessages.createTitle)} />
          </Typography>
          <Box sx={{ color: palette.gold, marginBlock: 1 }}>
            <Divider />
          </Box>
          <Typography sx={{ color: 'text.secondary', maxInlineSize: 560, marginInline: 'auto' }}>
            <FormattedMessage {...getLead(signedIn, draft.editing !== null)} />
          </Typography>
          {(draft.editing || hasContent(draft)) && (
            <Button onClick={startOver} sx={{ marginBlockStart: 1 }} data-testid="start-over">
              <FormattedMessage {...(draft.editing ? studioMessages.startNew : studioMessages.startOver)} />
            </Button>
          )}
        </Box>
        {hasKeptChanges && isUnsaved && <KeptChanges onDiscard={discard} />}
        {signedIn && draft.weddingId !== '' && draft.editing === null && (
          <DraftWedding weddingId={draft.weddingId} onLeave={() => dispatch(weddingLeft())} />
        )}
        <InvitationForm
          key={seed.key}
          id={formId}
          initialValues={seed.values}
          timeZone={seed.timeZone}
          publishedDate={seed.publishedDate}
          signedIn={signedIn}
          isUnsaved={isUnsaved}
          cardPath={hasBar ? cardPath(openTemplate) : undefined}
          openPath={openSlug === null ? cardPath(openTemplate) : invitationPath(openSlug)}
          isPublished={openSlug !== null}
          onChange={keep}
          onSubmit={submit}
          onLeave={store}
          onPictureRemoved={pictureRemoved}
        />
      </StudioLayout>
      {isUndecided(state) && (
        <ConflictDialog
          state={state}
          {...decisions}
          loadNewer={(newer) => {
            loadNewer(newer)
            beginForm(getDraft())
          }}
        />
      )}
      {undoNotice && (
        <UndoNotice
          key={undoNotice.key}
          text={intl.formatMessage(undoMessages[undoNotice.message])}
          onUndo={undoNotice.undo}
          onClose={() => setUndoNotice(null)}
        />
      )}
    </Container>
  )
}

/** @returns the submit of the form, the same function at each render: saves the changes of a published invitation, else shows the card */
function useSubmit(store: () => void, publish: () => Promise<void>) {
  const { getState } = useAppStore()
  const navigate = useNavigate()
  const latestPublish = useRef(publish)
  useEffect(() => {
    latestPublish.current = publish
  })
  return useCallback(
    async (template: TemplateNumber) => {
      store()
      if (hasUnsavedChanges(selectDraft(getState()))) await latestPublish.current()
      else await navigate(cardPath(template))
    },
    [store, getState, navigate],
  )
}
