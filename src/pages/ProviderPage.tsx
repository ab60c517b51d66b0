import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { isApiError, useErrorText, useGetProviderQuery, type Provider } from '../api'
import { paths, providerPath } from '@shared/routes'
import { findCategory } from '../features/providers/categories/categories'
import { profileMessages } from '@/i18n/messages/providers'
import { ProfileSkeleton } from '../features/providers/profile/ProfileSkeleton'
import { ProviderProfile } from '../features/providers/profile/ProviderProfile'
import { getProviderName } from '../features/providers/getProviderName'
import { BackLink } from '../ui/BackLink'
import { EmptyState } from '../ui/feedback/EmptyState'
import { FailureNotice } from '../ui/feedback/FailureNotice'
import text from '../ui/text.module.css'
import { PageHead } from '../seo/PageHead'

/** A provider's page (specification §2, "Routes"). */
export default function ProviderPage() {
  const { id = '' } = useParams()
  const { currentData: provider, error, refetch } = useGetProviderQuery({ id })
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 6, md: 10 } }}>
      <BackLink to={paths.directory} sx={{ marginBlockEnd: 3 }}>
        <FormattedMessage {...profileMessages.back} />
      </BackLink>
      {provider ? (
        <>
          <ProviderHead provider={provider} />
          <ProviderProfile provider={provider} />
        </>
      ) : (
        <>
          <PageHead title={profileMessages.title} description={profileMessages.description} path={providerPath(id)} />
          {error ? <Absent error={error} onRetry={() => void refetch()} /> : <Waiting />}
        </>
      )}
    </Container>
  )
}

function ProviderHead({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const name = getProviderName(provider)
  const labels = provider.serviceClasses.flatMap((value) => findCategory(value)?.label ?? [])
  const services = intl.formatList(
    labels.map((label) => intl.formatMessage({ id: label.id })),
    { type: 'unit' },
  )
  return (
    <PageHead
      title={name}
      description={intl.formatMessage(profileMessages.about, { name, services })}
      path={providerPath(provider.id)}
    />
  )
}

function Waiting() {
  return (
    <Box aria-busy>
      <h1 className={text.hidden}>
        <FormattedMessage {...profileMessages.title} />
      </h1>
      <ProfileSkeleton />
    </Box>
  )
}

/** Not found, or failed to load. A text that cannot be an id is a bad request. */
function Absent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isApiError(error) && ['notFound', 'badRequest'].includes(error.kind)) {
    return (
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...profileMessages.notFoundTitle} />}
        text={<FormattedMessage {...profileMessages.notFoundText} />}
        action={
          <Button component={Link} to={paths.directory} variant="contained">
            <FormattedMessage {...profileMessages.back} />
          </Button>
        }
      />
    )
  }
  return (
    <>
      <h1 className={text.hidden}>
        <FormattedMessage {...profileMessages.title} />
      </h1>
      <FailureNotice text={errorText(error)} onRetry={onRetry} />
    </>
  )
}
