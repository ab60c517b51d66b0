import { paths } from '@shared/routes'
import { LegalDocument } from '../features/legal/LegalDocument'
import { legalMessages } from '@/i18n/messages/legal'
import { privacyMessages } from '@/i18n/messages/privacy'
import { privacySections } from '../features/legal/privacySections'
import { PageHead } from '../seo/PageHead'

/** The privacy policy (specification §2, "Privacy page"). */
export default function PrivacyPage() {
  return (
    <>
      <PageHead
        title={legalMessages.privacyTitle}
        description={legalMessages.privacyDescription}
        path={paths.privacy}
      />
      <LegalDocument title={legalMessages.privacyTitle} lead={privacyMessages.lead} sections={privacySections} />
    </>
  )
}
