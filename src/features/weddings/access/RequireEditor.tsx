import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useListWeddingsQuery } from '@/api/weddings'
import { readOnlyMessages } from '@/i18n/messages/studio'
import { PageTitle } from '@/seo/PageTitle'
import { EmptyState } from '@/ui/feedback/EmptyState'

interface RequireEditorProps {
  /** The wedding of the invitation; empty for none. */
  weddingId: string
  onStartNew: () => void
  children: ReactNode
}

/** Shows the studio, except to a member who may only read the invitation of its draft. */
export function RequireEditor({ weddingId, onStartNew, children }: RequireEditorProps) {
  const { data } = useListWeddingsQuery(undefined, { skip: weddingId === '' })
  const wedding = data?.items.find(({ id }) => id === weddingId)
  if (!wedding || getWeddingRights(wedding).canEditPlans) return children
  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <PageTitle message={readOnlyMessages.title} />
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...readOnlyMessages.title} />}
        text={<FormattedMessage {...readOnlyMessages.text} />}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
            <Button component={Link} to={weddingPath('invitation', weddingId)} variant="contained" size="large">
              <FormattedMessage {...readOnlyMessages.toInvitation} />
            </Button>
            <Button onClick={onStartNew} variant="outlined" size="large">
              <FormattedMessage {...readOnlyMessages.startNew} />
            </Button>
          </Box>
        }
      />
    </Container>
  )
}
