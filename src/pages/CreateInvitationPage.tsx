import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useCallback, useLayoutEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { cardPath, invitationPath } from '@shared/routes'
import { selectIsSignedIn } from '../features/auth/authSlice'
import type { TemplateNumber } from '../card/content'
import {
  createDraftOfSameWedding,
  emptyDraft,
  hasContent,
  type InvitationDraft,
  type InvitationFormValues,
} from '../features/invitation/draft'
import { InvitationForm } from '../features/invitation/form/InvitationForm'
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
import { DraftWedding } from '../features/weddings/DraftWedding'
import { useLocale } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { palette } from '../theme/tokens'
import { UndoNotice } from '../ui/feedback/UndoNotice'
import { Divider } from '../ui/ornament/Divider'
import { pageMessages } from '@/i18n/messages/site'
import { studioMessages } from '@/i18n/messages/studio'
import { PageTitle } from '../seo/PageTitle'

/** Parses the template of the URL (`?template=1` to `4`), set by the gallery. */
function parseTemplate(search: URLSearchParams): TemplateNumber | null {
  const template = Number(search.get('template'))
  return template >= 1 && template <= 4 && Number.isInteger(template) ? (template as TemplateNumber) : null
}

/** The initial values of the form. */
interface Seed {
  /** A new key remounts the form. */
  key: number
  values: InvitationFormValues
  timeZone: string
  publishedDate?: string
}

/** Whoever is signed in needs no word on accounts. */
function getLead(isSignedIn: boolean, isPublished: boolean) {
  if (isPublished) return studioMessages.editLead
  return isSignedIn ? studioMessages.createLeadSignedIn : studioMessages.createLead
}

function createFormSeed(key: number, draft: InvitationDraft, locale: Locale): Seed {
  const { editing, requestKey, timeZone, weddingId: _weddingId, ...values } = draft
  const fresh = requestKey === '' && editing === null
  return {
    key,
    timeZone,
    publishedDate: editing ? draft.weddingDate : undefined,
    values: { ...values, language: fresh ? locale : values.language },
  }
}

/** An action that can be undone. */
interface UndoableChange {
  key: number
  message: 'startedOver' | 'pictureRemoved'
  undo: () => void
}

/** The studio: the form of an invitation beside its preview; goes on to the card view of the chosen template (specification §2). */
export default function CreateInvitationPage() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const signedIn = useAppSelector(selectIsSignedIn)
  const draft = useAppSelector(selectDraft)
  const currentSlug = useAppSelector(selectCurrentSlug)
  // Target of 'Open Your Invitation': the published invitation that is edited, or was last worked on; else the draft's
  // card.
  const openSlug = draft.editing?.slug ?? (hasContent(draft) ? null : currentSlug)
  const openTemplate = draft.template ?? parseTemplate(search) ?? 1
  // The form owns its values; the draft only initializes it, again when another invitation is begun.
  const [seed, setSeed] = useState(() =>
    createFormSeed(0, { ...draft, template: parseTemplate(search) ?? draft.template }, locale),
  )
  const [undoNotice, setUndoNotice] = useState<UndoableChange | null>(null)

  const keep = useCallback((values: InvitationFormValues) => dispatch(draftEdited(values)), [dispatch])
  const store = useCallback(() => dispatch(draftLeft()), [dispatch])
  const show = useCallback(
    (template: TemplateNumber) => {
      store()
      void navigate(cardPath(template))
    },
    [store, navigate],
  )
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
    setSeed(({ key }) => createFormSeed(key + 1, next, locale))
  }
  const startOver = () => {
    startDraft(createDraftOfSameWedding(draft))
    offerUndo('startedOver', () => startDraft(draft))
  }

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <PageTitle message={pageMessages.createTitle} />
      <StudioLayout>
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
        {signedIn && draft.weddingId !== '' && draft.editing === null && (
          <DraftWedding weddingId={draft.weddingId} onLeave={() => dispatch(weddingLeft())} />
        )}
        <InvitationForm
          key={seed.key}
          initialValues={seed.values}
          timeZone={seed.timeZone}
          publishedDate={seed.publishedDate}
          signedIn={signedIn}
          openPath={openSlug === null ? cardPath(openTemplate) : invitationPath(openSlug)}
          isPublished={openSlug !== null}
          onChange={keep}
          onSubmit={show}
          onLeave={store}
          onPictureRemoved={pictureRemoved}
        />
      </StudioLayout>
      {undoNotice && (
        <UndoNotice
          key={undoNotice.key}
          text={intl.formatMessage(pageMessages[undoNotice.message])}
          onUndo={undoNotice.undo}
          onClose={() => setUndoNotice(null)}
        />
      )}
    </Container>
  )
}
