import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { layoutMessages } from '../../ui/layout/messages'
import { rootIsAlive } from '../early/renderedRoot'
import { ErrorPage } from './ErrorPage'
import { errorPageMessages } from './messages'

/** No route matches: status 404, its text, and a way home. */
export function NotFoundRoute() {
  const intl = useIntl()
  useEffect(() => rootIsAlive(document.getElementById('root')), [])
  const status = intl.formatMessage(errorPageMessages.routeStatus)
  return (
    <>
      <title>{`${status} · ${intl.formatMessage(layoutMessages.brand)}`}</title>
      <ErrorPage status={status} text={<FormattedMessage {...errorPageMessages.routeText} />} />
    </>
  )
}
