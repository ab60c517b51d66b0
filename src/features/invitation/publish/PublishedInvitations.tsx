import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { formatCouple } from '@shared/formatCouple'
import { paths } from '@shared/routes'
import type { Invitation } from '@/api'
import { InvitationCard } from '@/card/InvitationCard'
import { getTemplateName } from '@/card/content'
import { toShownContent } from '@/card/toShownContent'
import { useSiteUrl } from '@/config/useSiteUrl'
import { InvitationIntl } from '@/i18n/InvitationIntl'
import { templateMessages } from '@/i18n/messages/site'
import { publishMessages } from '@/i18n/messages/publish'
import { weddingInvitationMessages } from '@/i18n/messages/studio'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { EditQuestion, useEditInvitation } from '../list/editInvitation'
import { PublishedLink, type MemberRights } from './PublishedLink'

interface PublishedInvitationsProps extends MemberRights {
  items: readonly Invitation[]
  onCreateAnother: () => void
}

/** A published invitation of a wedding as its guests see it, with its link; one of several is chosen. */
export function PublishedInvitations({ items, canEdit, hasGuestList, onCreateAnother }: PublishedInvitationsProps) {
  const intl = useIntl()
  const [chosenId, setChosenId] = useState('')
  const invitation = items.find(({ id }) => id === chosenId) ?? items[0]!
  const { ownerId: _ownerId, weddingId: _weddingId, shortCode: _shortCode, ...seenByGuests } = invitation
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' } }}>
      <Stack spacing={2} sx={{ order: { md: 1 } }}>
        {items.length > 1 && (
          <LabelledSelect
            label={intl.formatMessage(weddingInvitationMessages.choose)}
            value={invitation.id}
            onChange={setChosenId}
            options={items.map((one) => ({ value: one.id, label: <Label invitation={one} /> }))}
          />
        )}
        <Panel key={invitation.id} {...{ invitation, canEdit, hasGuestList, onCreateAnother }} />
      </Stack>
      {/* Its links and buttons are a copy of those that guests have. */}
      <Box
        component="section"
        aria-label={intl.formatMessage(weddingInvitationMessages.preview)}
        inert
        sx={{ borderRadius: '20px', overflow: 'clip', border: 1, borderColor: 'divider', alignSelf: 'start' }}
      >
        <InvitationIntl key={invitation.id} locale={invitation.language}>
          <InvitationCard variant="preview" content={toShownContent(seenByGuests)} />
        </InvitationIntl>
      </Box>
    </Box>
  )
}

function Label({ invitation }: { invitation: Invitation }) {
  const intl = useIntl()
  const couple = formatCouple(invitation, intl.locale)
  const template = intl.formatMessage(templateMessages[getTemplateName(invitation.template)])
  return (
    <bdi>
      <FormattedMessage {...weddingInvitationMessages.option} values={{ couple, template }} />
    </bdi>
  )
}

type PanelProps = MemberRights & { invitation: Invitation; onCreateAnother: () => void }

/** The link of an invitation, and the way to edit it. */
function Panel({ invitation, canEdit, ...link }: PanelProps) {
  const navigate = useNavigate()
  const siteUrl = useSiteUrl()
  const { edit, question } = useEditInvitation(() => void navigate(paths.createInvitation))
  return (
    <Paper component="section" sx={{ padding: { xs: 2.5, md: 4 } }}>
      <Stack spacing={2.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h1" variant="h2">
            <FormattedMessage {...weddingInvitationMessages.title} />
          </Typography>
          {canEdit && (
            <Button variant="outlined" onClick={() => edit(invitation)} data-testid="edit">
              <FormattedMessage {...publishMessages.edit} />
            </Button>
          )}
        </Box>
        <PublishedLink invitation={invitation} siteUrl={siteUrl} canEdit={canEdit} {...link} />
      </Stack>
      <EditQuestion question={question} />
    </Paper>
  )
}
