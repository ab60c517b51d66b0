import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@shared/routes'
import { useSiteUrl } from '../config/useSiteUrl'
import { selectIsSignedIn } from '../features/auth/authSlice'
import type { TemplateNumber } from '../card/content'
import { InvitationCard } from '../card/InvitationCard'
import { createDraftOfSameWedding, isComplete } from '../features/invitation/draftState'
import { draftCleared, draftRestored, selectDraft } from '../features/invitation/invitationSlice'
import { toContentFromDraft } from '../features/invitation/draftContent'
import { RequireSignInToEdit } from '../features/invitation/RequireSignInToEdit'
import { MissingParts } from '../features/invitation/publish/MissingParts'
import { PublishPanel } from '../features/invitation/publish/PublishPanel'
import { RequireEditor } from '../features/weddings/access/RequireEditor'
import { CardShare } from '../card/share/CardShare'
import { InvitationIntl } from '../i18n/InvitationIntl'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { pageMessages } from '@/i18n/messages/site'
import { PageTitle } from '../seo/PageTitle'

/** Parses the template of a card view's path: /invitationCard, /invitationCard2 … 4. */
const parseTemplate = (pathname: string): TemplateNumber =>
  (Number(/([2-4])\/?$/.exec(pathname)?.[1]) || 1) as TemplateNumber

/** In print only the card is shown. */
const unframedOnPaper = { '@media print': { display: 'block', padding: 0, border: 0, borderRadius: 0 } } as const

/**
 * A card view: the draft in its template, with countdown, share buttons and publishing, or with what is missing
 * (specification §2).
 */
export default function InvitationCardPage() {
  const dispatch = useAppDispatch()
  const signedIn = useAppSelector(selectIsSignedIn)
  const { weddingId } = useAppSelector(selectDraft)
  const navigate = useNavigate()
  const startNew = () => {
    dispatch(draftCleared())
    void navigate(paths.createInvitation)
  }
  return (
    <RequireSignInToEdit>
      <RequireEditor weddingId={signedIn ? weddingId : ''} onStartNew={startNew}>
        <Card />
      </RequireEditor>
    </RequireSignInToEdit>
  )
}

function Card() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const siteUrl = useSiteUrl()
  const signedIn = useAppSelector(selectIsSignedIn)
  const storedDraft = useAppSelector(selectDraft)
  const draft = { ...storedDraft, template: parseTemplate(useLocation().pathname) }

  const createAnother = () => {
    dispatch(draftRestored(createDraftOfSameWedding(draft)))
    void navigate(paths.createInvitation)
  }

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 4 }, ...unframedOnPaper }}>
      <PageTitle message={pageMessages.cardTitle} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          ...unframedOnPaper,
        }}
      >
        <Box sx={{ borderRadius: '20px', overflow: 'clip', border: 1, borderColor: 'divider', ...unframedOnPaper }}>
          <InvitationIntl locale={draft.language}>
            {isComplete(draft) ? (
              <InvitationCard
                variant="card"
                content={toContentFromDraft(draft)}
                actions={<CardShare siteUrl={siteUrl} slug={draft.editing?.slug ?? null} />}
              />
            ) : (
              // Placeholders for what is missing, as in the studio's preview.
              <div inert>
                <InvitationCard variant="preview" content={toContentFromDraft(draft)} />
              </div>
            )}
          </InvitationIntl>
        </Box>
        <Box
          sx={{
            displayPrint: 'none',
            position: { md: 'sticky' },
            insetBlockStart: { md: 100 },
            order: { xs: -1, md: 0 },
          }}
        >
          {isComplete(draft) ? (
            <PublishPanel draft={draft} signedIn={signedIn} siteUrl={siteUrl} onCreateAnother={createAnother} />
          ) : (
            <MissingParts draft={draft} />
          )}
        </Box>
      </Box>
    </Container>
  )
}
