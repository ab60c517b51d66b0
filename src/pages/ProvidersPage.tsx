import { paths } from '@shared/routes'
import { BrowseByCategory } from '../features/providers/showcase/BrowseByCategory'
import { FeaturedProviders } from '../features/providers/showcase/FeaturedProviders'
import { showcaseMessages } from '@/i18n/messages/providers'
import { ProvidersCall } from '../features/providers/showcase/ProvidersCall'
import { ProvidersHero } from '../features/providers/showcase/ProvidersHero'
import { toastShown } from '../lib/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { pageMessages } from '@/i18n/messages/site'
import { PageHead } from '../seo/PageHead'

/** The providers page (specification §2). */
export default function ProvidersPage() {
  const dispatch = useAppDispatch()
  return (
    <>
      <PageHead title={showcaseMessages.title} description={showcaseMessages.description} path={paths.providers} />
      <ProvidersHero />
      <FeaturedProviders />
      <BrowseByCategory />
      <ProvidersCall onRegistered={() => dispatch(toastShown('success', pageMessages.providerRegistered))} />
    </>
  )
}
