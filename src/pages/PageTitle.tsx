import { useIntl, type MessageDescriptor } from 'react-intl'
import { layoutMessages } from '../ui/layout/messages'
import { pageMessages } from './messages'

/** The browser tab's title: the page's name and the site's. */
export function PageTitle({ message }: { message: MessageDescriptor }) {
  const intl = useIntl()
  const page = intl.formatMessage({ id: message.id })
  return <title>{intl.formatMessage(pageMessages.title, { page, brand: intl.formatMessage(layoutMessages.brand) })}</title>
}

