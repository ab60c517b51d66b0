import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { paths, shortPolicyPaths, stripAppPrefix } from '@shared/routes'
import type { MarkedStatus } from '@shared/errorStatus'
import { EntryMemoryContext } from '../lib/history/EntryMemoryContext'
import { PageSkeleton } from '../ui/feedback/PageSkeleton'
import { ErrorBoundary } from './errorPage/ErrorBoundary'
import { ErrorRoute } from './errorPage/ErrorRoute'
import { MainLayout } from './MainLayout'
import { ManifestLink } from './ManifestLink'
import { framedRoutes, mainRoutes, standaloneRoutes, PublicInvitation, TemplateGallery } from './routes'
import { ScrollOnNavigation } from './ScrollOnNavigation'
import { SessionExpiredRedirect } from './SessionExpiredRedirect'
import { StandaloneLayout } from './StandaloneLayout'
import { ToastOutlet } from './ToastOutlet'

interface AppProps {
  /** The status with which the server has refused the request of the page. */
  errorStatus?: MarkedStatus
}

/** For as long as this document is open. */
const entryMemory = new Map<string, unknown>()

/** All routes of the site (specification §2), each page's code loaded on demand. */
export function App({ errorStatus }: AppProps) {
  if (errorStatus) return <ErrorRoute status={errorStatus} />
  return (
    <ErrorBoundary>
      <EntryMemoryContext value={entryMemory}>
        <ManifestLink />
        <ScrollOnNavigation />
        <SessionExpiredRedirect />
        <ToastOutlet />
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route element={<MainLayout />}>
              {mainRoutes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            <Route element={<StandaloneLayout />}>
              {framedRoutes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            {standaloneRoutes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path={paths.invitation} element={<InvitationRoute />} />
            <Route path={shortPolicyPaths.terms} element={<Navigate to={paths.terms} replace />} />
            <Route path={shortPolicyPaths.privacy} element={<Navigate to={paths.privacy} replace />} />
            <Route path="/app/*" element={<WithoutAppPrefix />} />
            <Route path="/web/*" element={<WithoutAppPrefix />} />
            <Route path="*" element={<ErrorRoute />} />
          </Routes>
        </Suspense>
      </EntryMemoryContext>
    </ErrorBoundary>
  )
}

/** Links of the mobile app that are opened in a browser: `/app/register?x=1` redirects to `/register?x=1` (specification §4). */
function WithoutAppPrefix() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: stripAppPrefix(pathname), search, hash }} replace />
}

/** `/invitation?slug=` is the public invitation, full-bleed; without a slug, the template gallery (specification §2, "Routes"). */
function InvitationRoute() {
  const [search] = useSearchParams()
  if (search.has('slug')) return <PublicInvitation />
  return (
    <MainLayout>
      <TemplateGallery />
    </MainLayout>
  )
}
