import { paths } from '@shared/routes'
import { LegalDocument } from '../features/legal/LegalDocument'
import { legalMessages } from '@/i18n/messages/legal'
import { termsMessages } from '@/i18n/messages/terms'
import { termsSections } from '../features/legal/termsSections'
import { PageHead } from '../seo/PageHead'

/** The terms of use (specification §2, "Terms page"). */
export default function TermsPage() {
  return (
    <>
      <PageHead title={legalMessages.termsTitle} description={legalMessages.termsDescription} path={paths.terms} />
      <LegalDocument title={legalMessages.termsTitle} lead={termsMessages.lead} sections={termsSections} />
    </>
  )
}
