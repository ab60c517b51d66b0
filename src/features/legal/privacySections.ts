import type { LegalSection } from './legalSection'
import { privacyMessages } from '@/i18n/messages/privacy'

/** The privacy policy in its order (specification §2, "Privacy page"). */
export const privacySections: readonly LegalSection[] = [
  { id: 'scope', title: privacyMessages.scopeTitle, blocks: [privacyMessages.scope] },
  {
    id: 'data',
    title: privacyMessages.dataTitle,
    blocks: [
      privacyMessages.dataGiven,
      [
        privacyMessages.dataEmail,
        privacyMessages.dataProfile,
        privacyMessages.dataReferral,
        privacyMessages.dataInvitations,
        privacyMessages.dataGuests,
        privacyMessages.dataReplies,
        privacyMessages.dataEnquiries,
        privacyMessages.dataMessages,
      ],
      privacyMessages.dataUsage,
      privacyMessages.dataPermission,
      [privacyMessages.dataLocation, privacyMessages.dataContacts, privacyMessages.dataCamera],
    ],
  },
  {
    id: 'cookies',
    title: privacyMessages.cookiesTitle,
    blocks: [privacyMessages.cookies, privacyMessages.cookiesAnalytics],
  },
  {
    id: 'purposes',
    title: privacyMessages.purposesTitle,
    blocks: [
      privacyMessages.purposesIntro,
      [
        privacyMessages.purposeService,
        privacyMessages.purposeAnswer,
        privacyMessages.purposeNews,
        privacyMessages.purposeSafety,
        privacyMessages.purposeImprove,
        privacyMessages.purposeLaw,
      ],
      privacyMessages.purposesBasis,
    ],
  },
  {
    id: 'retention',
    title: privacyMessages.retentionTitle,
    blocks: [
      privacyMessages.retention,
      privacyMessages.retentionPeriods,
      [
        privacyMessages.retentionMessages,
        privacyMessages.retentionLeads,
        privacyMessages.retentionProviders,
        privacyMessages.retentionUploads,
        privacyMessages.retentionGuests,
        privacyMessages.retentionPhones,
        privacyMessages.retentionRequests,
        privacyMessages.retentionEnquiries,
        privacyMessages.retentionMails,
      ],
      privacyMessages.retentionRest,
    ],
  },
  {
    id: 'disclosure',
    title: privacyMessages.disclosureTitle,
    blocks: [
      [
        privacyMessages.disclosureGuests,
        privacyMessages.disclosureMembers,
        privacyMessages.disclosureProviders,
        privacyMessages.disclosureProcessors,
        privacyMessages.disclosureLaw,
      ],
      privacyMessages.disclosureAbroad,
    ],
  },
  { id: 'security', title: privacyMessages.securityTitle, blocks: [privacyMessages.security] },
  { id: 'rights', title: privacyMessages.rightsTitle, blocks: [privacyMessages.rights] },
  { id: 'children', title: privacyMessages.childrenTitle, blocks: [privacyMessages.children] },
  { id: 'changes', title: privacyMessages.changesTitle, blocks: [privacyMessages.changes] },
  { id: 'contact', title: privacyMessages.contactTitle, blocks: [privacyMessages.contact] },
]
