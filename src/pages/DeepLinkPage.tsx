import { useParams } from 'react-router-dom'
import { deepLinkMessages } from '@/i18n/messages/deepLink'
import { RedirectNotice } from '../features/deep-link/RedirectNotice'
import { PageHead } from '../seo/PageHead'
import { useDeepLink } from '../features/deep-link/useDeepLink'

/** The page of a short link: 'Redirecting…' (specification §2). */
export default function DeepLinkPage() {
  const { shortCode = '' } = useParams()
  const onward = useDeepLink(shortCode)
  return (
    <>
      <PageHead title={deepLinkMessages.redirecting} description={deepLinkMessages.description} hidden />
      <RedirectNotice onward={onward} />
    </>
  )
}
