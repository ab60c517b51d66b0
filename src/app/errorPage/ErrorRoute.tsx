import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MarkedStatus } from '@shared/errorStatus'
import { PageTitle } from '@/seo/PageTitle'
import { onHydrated } from '../early/prerenderedRoot'
import { usePageShown } from '../usePageShown'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from '@/i18n/messages/site'

const titles = {
  400: errorPageMessages.badRequestStatus,
  404: errorPageMessages.routeStatus,
  405: errorPageMessages.methodStatus,
}

/** The error page of a refused request, and of paths without a route (specification §8). */
export function ErrorRoute({ status = 404 }: { status?: MarkedStatus | 404 }) {
  useEffect(() => onHydrated(document.getElementById('root')), [])
  usePageShown()
  const title = titles[status]
  const text = status === 405 ? errorPageMessages.methodText : errorPageMessages.routeText
  return (
    <>
      <PageTitle message={title} />
      <ErrorPage status={<FormattedMessage {...title} />} text={<FormattedMessage {...text} />} />
    </>
  )
}
