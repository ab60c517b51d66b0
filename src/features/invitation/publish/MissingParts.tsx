import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import type { InvitationDraft } from '../draft'
import { getMissingParts } from '../draftState'
import { publishMessages } from '@/i18n/messages/publish'
import { formMessages } from '@/i18n/messages/studio'

/** Lists what an unfinished draft needs before it can be published, with a link to the form. */
export function MissingParts({ draft }: { draft: InvitationDraft }) {
  return (
    <Paper component="section" sx={{ padding: { xs: 3, md: 4 } }} data-testid="missing-parts">
      <Stack spacing={2}>
        <Typography component="h1" variant="h2">
          <FormattedMessage {...publishMessages.missingTitle} />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...publishMessages.missingLead} />
        </Typography>
        <Typography component="ul" sx={{ margin: 0, paddingInlineStart: 3, columns: { sm: 2 } }}>
          {getMissingParts(draft).map((part) => (
            <li key={part}>
              <FormattedMessage {...formMessages[part]} />
            </li>
          ))}
        </Typography>
        <Button
          component={Link}
          to={paths.createInvitation}
          variant="contained"
          size="large"
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          <FormattedMessage {...publishMessages.complete} />
        </Button>
      </Stack>
    </Paper>
  )
}
