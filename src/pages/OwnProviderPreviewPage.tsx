import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { OwnProvider } from '../api/providers'
import { ownProviderPath } from '@shared/routes'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { getProviderName } from '../features/providers/getProviderName'
import { mergeWaiting } from '../features/providers/own/overview/mergeWaiting'
import { OwnProviderView } from '../features/providers/own/overview/OwnProviderView'
import { ProviderProfile } from '../features/providers/profile/ProviderProfile'
import { PageHead } from '../seo/PageHead'
import { palette } from '../theme/tokens'
import { BackLink } from '../ui/BackLink'

/** An entry as couples see it once everything that waits is approved. */
export default function OwnProviderPreviewPage() {
  const { providerId = '' } = useParams()
  return (
    <RequireSignIn>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 6, md: 10 } }}>
        <OwnProviderView key={providerId} id={providerId}>
          {(provider) => <Preview provider={mergeWaiting(provider)} />}
        </OwnProviderView>
      </Container>
    </RequireSignIn>
  )
}

function Preview({ provider }: { provider: OwnProvider }) {
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage(ownProviderMessages.previewTitle, { name: getProviderName(provider) })}
        description={ownProviderMessages.description}
        path={ownProviderPath('preview', provider.id)}
        hidden
      />
      <Box
        role="note"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          paddingBlock: 1,
          paddingInline: 2,
          marginBlockEnd: 3,
          borderRadius: '20px',
          border: `1px solid ${palette.gold}`,
          backgroundColor: palette.surface,
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <FormattedMessage {...ownProviderMessages.previewBar} />
        </Box>
        <BackLink to={ownProviderPath('edit', provider.id)}>
          <FormattedMessage {...ownProviderMessages.previewBack} />
        </BackLink>
      </Box>
      <ProviderProfile provider={provider} isPreview />
    </>
  )
}
