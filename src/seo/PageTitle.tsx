import { useIntl, type MessageDescriptor } from 'react-intl'
import { layoutMessages, pageMessages } from '@/i18n/messages/site'

/** The document's title: the page's name and the site's. */
export function PageTitle({ message }: { message: MessageDescriptor | string }) {
  const intl = useIntl()
  const page = typeof message === 'string' ? message : intl.formatMessage({ id: message.id })
  return (
    <title>{intl.formatMessage(pageMessages.title, { page, brand: intl.formatMessage(layoutMessages.brand) })}</title>
  )
}
