import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatCouple } from '@shared/formatCouple'
import { InvitationIntl } from '@/i18n/InvitationIntl'
import { useAppSelector } from '@/store/hooks'
import { palette } from '@/theme/tokens'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { InvitationCard } from '@/card/InvitationCard'
import { Closing } from '@/card/parts/Closing'
import { cardMessages } from '@/i18n/messages/guest'
import { TemplateBoundary } from '@/card/TemplateBoundary'
import type { InvitationDraft } from '../draft'
import { selectDraft } from '../invitationSlice'
import { toContentFromDraft } from '../draftContent'
import { previewMessages } from '@/i18n/messages/studio'

/** The template shown, dimmed, until one is chosen. */
const FIRST_TEMPLATE = 1

const callToChoose = {
  position: 'absolute',
  insetInline: 24,
  insetBlockEnd: 24,
  padding: 2.5,
  borderRadius: '20px',
  border: `1px solid ${palette.line}`,
  backgroundColor: palette.paper,
  textAlign: 'center',
} as const

/** The invitation as guests will see it, updated with low priority while the couple types. Fills its box. */
export function LivePreview() {
  const intl = useIntl()
  const draft = useDeferredValue(useAppSelector(selectDraft))
  const names = {
    groom: draft.groom.trim() || intl.formatMessage(cardMessages.groom),
    bride: draft.bride.trim() || intl.formatMessage(cardMessages.bride),
  }
  const label = intl.formatMessage(previewMessages.label, { couple: formatCouple(names, intl.locale) })
  return (
    <Box sx={{ position: 'relative', blockSize: '100%', backgroundColor: palette.surface }}>
      {/* What scrolls must be reached by the keyboard; what is in it must not, for its links are a copy. */}
      <Box
        role="region"
        tabIndex={0}
        aria-label={label}
        data-testid="live-preview"
        sx={{ blockSize: '100%', overflowY: 'auto', overscrollBehavior: 'contain', outlineOffset: '-3px !important' }}
      >
        <Card draft={draft} />
      </Box>
      {draft.template === null && (
        <Typography sx={callToChoose}>
          <FormattedMessage {...previewMessages.choose} />
        </Typography>
      )}
    </Box>
  )
}

function Card({ draft }: { draft: InvitationDraft }) {
  const intl = useIntl()
  const template = draft.template ?? FIRST_TEMPLATE
  const content = toContentFromDraft({ ...draft, template })
  const renderFailure = (retry: () => void) => (
    <Box sx={{ padding: 2 }}>
      <FailureNotice text={intl.formatMessage(previewMessages.failed)} onRetry={retry} />
    </Box>
  )
  return (
    <TemplateBoundary key={template} template={template} renderFailure={renderFailure}>
      <Box inert sx={{ opacity: draft.template === null ? 0.45 : 1, transition: 'opacity 300ms' }}>
        <InvitationIntl locale={draft.language}>
          <InvitationCard
            variant="preview"
            content={content}
            actions={content.card?.closing && <Closing card={content.card} />}
          />
        </InvitationIntl>
      </Box>
    </TemplateBoundary>
  )
}
