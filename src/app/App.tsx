import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../config/paths'
import { PageSkeleton } from '../ui/feedback/PageSkeleton'
import { ErrorBoundary } from './errorPage/ErrorBoundary'
import { NotFoundRoute } from './errorPage/NotFoundRoute'
import { InvitationRoute } from './InvitationRoute'
import { MainLayout } from './MainLayout'
import { framedRoutes, mainRoutes, standaloneRoutes } from './routes'
import { SessionExpiredRedirect } from './SessionExpiredRedirect'
import { StandaloneLayout } from './StandaloneLayout'
import { ToastOutlet } from './ToastOutlet'

/** The site: every route of the specification's table (§2), each page's code loaded on its own. */
export function App() {
  return (
    <ErrorBoundary>
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
          <Route path="/terms" element={<Navigate to={paths.terms} replace />} />
          <Route path="/privacy" element={<Navigate to={paths.privacy} replace />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
