import { paths } from '../config/paths'
import { BrowseByCategory } from '../features/providers/showcase/BrowseByCategory'
import { FeaturedProviders } from '../features/providers/showcase/FeaturedProviders'
import { showcaseMessages } from '../features/providers/showcase/messages'
import { ProvidersCall } from '../features/providers/showcase/ProvidersCall'
import { ProvidersHero } from '../features/providers/showcase/ProvidersHero'
import { toastShown } from '../features/toast/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { pageMessages } from './messages'
import { PageHead } from './PageHead'

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
