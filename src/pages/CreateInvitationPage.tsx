import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readStored } from '../config/browserStorage'
import { cardPath, invitationPath } from '../config/paths'
import { storageKeys } from '../config/storageKeys'
import { selectIsSignedIn } from '../features/auth/authSlice'
import type { TemplateNumber } from '../features/invitation/card/content'
import { emptyDraft, type InvitationDraft, type InvitationFormValues } from '../features/invitation/draft'
import { InvitationForm } from '../features/invitation/form/InvitationForm'
import { draftCleared, draftEdited, selectDraft } from '../features/invitation/invitationSlice'
import { useLocale } from '../i18n/LocaleProvider'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { palette } from '../theme/tokens'
import { Divider } from '../ui/ornament/Divider'
import { pageMessages } from './messages'
import { PageTitle } from './PageTitle'

/** The chosen template of the address (`?template=1` to `4`), as the gallery gives it. */
function templateOf(search: URLSearchParams): TemplateNumber | null {
  const template = Number(search.get('template'))
  return template >= 1 && template <= 4 && Number.isInteger(template) ? (template as TemplateNumber) : null
}

function formValues({ editing: _editing, requestKey: _requestKey, timeZone: _timeZone, ...values }: InvitationDraft): InvitationFormValues {
  return values
}

/** Where 'Open Your Invitation' leads: what is edited, else what was published last from this browser. */
function publishedPath(draft: InvitationDraft): string | null {
  const slug = draft.editing?.slug ?? readStored('localStorage', storageKeys.invitationSlug)
  return slug === null ? null : invitationPath(slug)
}

/** The form of an invitation; goes on to the card view of the chosen template (specification §2). */
export default function CreateInvitationPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const signedIn = useAppSelector(selectIsSignedIn)
  const draft = useAppSelector(selectDraft)
  // The form owns what is typed; the draft only seeds it, anew when another invitation is begun.
  const [seed, setSeed] = useState(() => ({ key: 0, draft, publishedDate: draft.editing ? draft.weddingDate : undefined }))
  const fresh = seed.draft.requestKey === '' && seed.draft.editing === null
  const initialValues: InvitationFormValues = {
    ...formValues(seed.draft),
    language: fresh ? locale : seed.draft.language,
    template: templateOf(search) ?? seed.draft.template,
  }

  const keep = useCallback((values: InvitationFormValues) => dispatch(draftEdited(values)), [dispatch])
  const startNew = () => {
    dispatch(draftCleared())
    setSeed({ key: seed.key + 1, draft: emptyDraft, publishedDate: undefined })
  }

  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle message={pageMessages.createTitle} />
      <Box sx={{ textAlign: 'center', marginBlockEnd: 5 }}>
        <Typography variant="h1">
          <FormattedMessage {...(draft.editing ? pageMessages.editTitle : pageMessages.createTitle)} />
        </Typography>
        <Box sx={{ color: palette.gold, marginBlock: 1 }}>
          <Divider />
        </Box>
        <Typography sx={{ color: 'text.secondary', maxInlineSize: 560, marginInline: 'auto' }}>
          <FormattedMessage {...pageMessages.createLead} />
        </Typography>
        {draft.editing && (
          <Button onClick={startNew} sx={{ marginBlockStart: 1 }}>
            <FormattedMessage {...pageMessages.startNew} />
          </Button>
        )}
      </Box>
      <InvitationForm
        key={seed.key}
        initialValues={initialValues}
        timeZone={seed.draft.timeZone}
        publishedDate={seed.publishedDate}
        signedIn={signedIn}
        openPath={publishedPath(draft)}
        onChange={keep}
        onSubmit={(template) => void navigate(cardPath(template))}
      />
    </Container>
  )
}
