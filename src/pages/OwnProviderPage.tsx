import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { OwnProvider } from '../api/providers'
import { ownProviderPath } from '@shared/routes'
import { announceInterruption } from '@/config/interruption'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { getProviderName } from '../features/providers/getProviderName'
import { DetailsForm } from '../features/providers/own/details/DetailsForm'
import { DeleteEntry } from '../features/providers/own/overview/DeleteEntry'
import { CoupleLinks } from '../features/providers/own/overview/CoupleLinks'
import { OwnProviderView } from '../features/providers/own/overview/OwnProviderView'
import { PagePart } from '../features/providers/own/overview/PagePart'
import { StatusPanel } from '../features/providers/own/overview/StatusPanel'
import { Views } from '../features/providers/own/overview/Views'
import { Photos } from '../features/providers/own/photos/Photos'
import { PageHead } from '../seo/PageHead'

/** An entry in the directory for its owner. */
export default function OwnProviderPage() {
  const { providerId = '' } = useParams()
  // The forms of this page keep what is typed over a reload, too.
  useEffect(() => {
    window.addEventListener('pagehide', announceInterruption)
    return () => window.removeEventListener('pagehide', announceInterruption)
  }, [])
  return (
    <RequireSignIn>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead
          title={ownProviderMessages.title}
          description={ownProviderMessages.description}
          path={ownProviderPath('edit', providerId)}
          hidden
        />
        <OwnProviderView key={providerId} id={providerId}>
          {(provider) => <Entry provider={provider} />}
        </OwnProviderView>
      </Container>
    </RequireSignIn>
  )
}

function Entry({ provider }: { provider: OwnProvider }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...ownProviderMessages.title} />
      </Typography>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, marginBlockEnd: 3, overflowWrap: 'anywhere' }}
      >
        <bdi translate="no">{getProviderName(provider)}</bdi>
      </Typography>
      <StatusPanel provider={provider} />
      <PartLinks provider={provider} />
      <PagePart id="photos" title={ownProviderMessages.photos} lead={ownProviderMessages.photosLead}>
        <Photos providerId={provider.id} stored={provider.ownPhotos ?? []} />
      </PagePart>
      <PagePart id="details" title={ownProviderMessages.details} lead={ownProviderMessages.detailsLead}>
        <DetailsForm provider={provider} />
      </PagePart>
      <PagePart id="views" title={ownProviderMessages.views} lead={ownProviderMessages.viewsLead}>
        <Views weeks={provider.weeks ?? []} />
      </PagePart>
      <PagePart id="delete" title={ownProviderMessages.deleteTitle} lead={ownProviderMessages.deleteLead}>
        <DeleteEntry provider={provider} />
      </PagePart>
    </>
  )
}

const parts = ['photos', 'details', 'views'] as const

/** Links to the enquiries, and to the parts of the page, which is long on a phone. */
function PartLinks({ provider }: { provider: OwnProvider }) {
  const intl = useIntl()
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(ownProviderMessages.parts)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 3 }}
    >
      <CoupleLinks provider={provider} />
      {parts.map((part) => (
        <Button key={part} href={`#${part}`}>
          <FormattedMessage {...ownProviderMessages[part]} />
        </Button>
      ))}
    </Box>
  )
}
