import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { isApiError, useErrorText } from '../api'
import { useGetProviderQuery, type OwnProvider } from '../api/providers'
import { paths, providerPath } from '@shared/routes'
import { AskButton } from '../features/enquiries/ask/AskButton'
import { AskProvider } from '../features/enquiries/ask/AskProvider'
import { getProviderName } from '../features/providers/getProviderName'
import { profileMessages } from '@/i18n/messages/providers'
import { ProviderHead } from '../features/providers/profile/ProviderHead'
import { ProfileSkeleton } from '../features/providers/profile/ProfileSkeleton'
import { ProviderProfile } from '../features/providers/profile/ProviderProfile'
import { ProviderReviews } from '../features/reviews/shown/ProviderReviews'
import { BackLink } from '../ui/BackLink'
import { LinkButton } from '../ui/button/LinkButton'
import { EmptyState } from '../ui/feedback/EmptyState'
import { FailureNotice } from '../ui/feedback/FailureNotice'
import text from '../ui/text.module.css'
import { PageHead } from '../seo/PageHead'
import styles from './ProviderPage.module.css'

/** A provider's page (specification §2, "Routes"). */
export default function ProviderPage() {
  const { id = '' } = useParams()
  // The page may be rendered on the server, which knows no session: its owner's response has more. This request is also what counts as a view.
  const { currentData: provider, error, refetch } = useGetProviderQuery({ id }, { refetchOnMountOrArgChange: true })
  const isAskable = provider !== undefined && !isOwn(provider)
  return (
    <>
      <div className={styles.page}>
        <div className={styles.back}>
          <BackLink to={paths.directory}>
            <FormattedMessage {...profileMessages.back} />
          </BackLink>
        </div>
        {provider ? (
          <>
            <ProviderHead provider={provider} />
            <ProviderProfile provider={provider} ask={isAskable && <AskButton />} />
            {provider.status === 'approved' && (
              <ProviderReviews key={provider.id} provider={provider} providerName={getProviderName(provider)} />
            )}
          </>
        ) : (
          <>
            <PageHead title={profileMessages.title} description={profileMessages.description} path={providerPath(id)} />
            {error ? <Absent error={error} onRetry={() => void refetch()} /> : <Waiting />}
          </>
        )}
      </div>
      {isAskable && <Ask key={provider.id} provider={provider} />}
    </>
  )
}

/** Only the owner's response has the edit. */
const isOwn = ({ edit }: OwnProvider): boolean => edit !== undefined

const Ask = ({ provider }: { provider: OwnProvider }) => (
  <AskProvider
    provider={{
      id: provider.id,
      name: getProviderName(provider),
      phone: provider.profile?.whatsApp ?? provider.contactNumber,
    }}
  />
)

function Waiting() {
  return (
    <div aria-busy>
      <h1 className={text.hidden}>
        <FormattedMessage {...profileMessages.title} />
      </h1>
      <ProfileSkeleton />
    </div>
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
          <LinkButton to={paths.directory} variant="contained">
            <FormattedMessage {...profileMessages.back} />
          </LinkButton>
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
