import { Route, Routes } from 'react-router-dom'
import { consolePaths } from '@/features/operator/common/consolePaths'
import { AccountsPage } from '@/pages/operator/AccountsPage'
import { LeadsPage } from '@/pages/operator/LeadsPage'
import { LinksPage } from '@/pages/operator/LinksPage'
import { LogPage } from '@/pages/operator/LogPage'
import { MailsPage } from '@/pages/operator/MailsPage'
import { MessagesPage } from '@/pages/operator/MessagesPage'
import { NewsletterPage } from '@/pages/operator/NewsletterPage'
import { NotFoundPage } from '@/pages/operator/NotFoundPage'
import { OverviewPage } from '@/pages/operator/OverviewPage'
import { ProviderQueuePage } from '@/pages/operator/ProviderQueuePage'
import { ReviewsPage } from '@/pages/operator/ReviewsPage'
import { SetupPage } from '@/pages/operator/SetupPage'
import { ErrorBoundary } from '../errorPage/ErrorBoundary'
import { ScrollOnNavigation } from '../ScrollOnNavigation'
import { ToastOutlet } from '../ToastOutlet'
import { OperatorLayout } from './OperatorLayout'
import { SessionGate } from './SessionGate'

/** All pages of the console, in one bundle: its few users visit most of them. */
export const OperatorRoutes = () => (
  <ErrorBoundary>
    <ScrollOnNavigation />
    <ToastOutlet />
    <Routes>
      <Route path={consolePaths.setup} element={<SetupPage />} />
      <Route element={<SessionGate />}>
        <Route element={<OperatorLayout />}>
          <Route path={consolePaths.overview} element={<OverviewPage />} />
          <Route path={consolePaths.providers} element={<ProviderQueuePage />} />
          <Route path={consolePaths.reviews} element={<ReviewsPage />} />
          <Route path={consolePaths.messages} element={<MessagesPage />} />
          <Route path={consolePaths.leads} element={<LeadsPage />} />
          <Route path={consolePaths.newsletter} element={<NewsletterPage />} />
          <Route path={consolePaths.links} element={<LinksPage />} />
          <Route path={consolePaths.accounts} element={<AccountsPage />} />
          <Route path={consolePaths.mails} element={<MailsPage />} />
          <Route path={consolePaths.log} element={<LogPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  </ErrorBoundary>
)
