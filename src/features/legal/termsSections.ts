import type { LegalSection } from './legalSection'
import { termsMessages } from '@/i18n/messages/terms'

/** The terms in their order (specification §2, "Terms page"). */
export const termsSections: readonly LegalSection[] = [
  { id: 'acceptance', title: termsMessages.acceptanceTitle, blocks: [termsMessages.acceptance] },
  {
    id: 'definitions',
    title: termsMessages.definitionsTitle,
    blocks: [
      termsMessages.definitionsIntro,
      [
        termsMessages.defService,
        termsMessages.defYou,
        termsMessages.defAccount,
        termsMessages.defInvitation,
        termsMessages.defContent,
        termsMessages.defProvider,
      ],
    ],
  },
  { id: 'age', title: termsMessages.ageTitle, blocks: [termsMessages.age, termsMessages.ageGuests] },
  { id: 'account', title: termsMessages.accountTitle, blocks: [termsMessages.account, termsMessages.accountFees] },
  {
    id: 'your-content',
    title: termsMessages.contentTitle,
    blocks: [termsMessages.content, termsMessages.contentDuties],
  },
  {
    id: 'conduct',
    title: termsMessages.conductTitle,
    blocks: [
      termsMessages.conductIntro,
      [termsMessages.conductHarm, termsMessages.conductOthers, termsMessages.conductSpam, termsMessages.conductSystem],
    ],
  },
  { id: 'links', title: termsMessages.linksTitle, blocks: [termsMessages.providers, termsMessages.links] },
  { id: 'property', title: termsMessages.propertyTitle, blocks: [termsMessages.property] },
  {
    id: 'termination',
    title: termsMessages.terminationTitle,
    blocks: [termsMessages.terminationYou, termsMessages.terminationUs, termsMessages.terminationRest],
  },
  { id: 'as-is', title: termsMessages.asIsTitle, blocks: [termsMessages.asIs, termsMessages.asIsCare] },
  {
    id: 'liability',
    title: termsMessages.liabilityTitle,
    blocks: [termsMessages.liability, termsMessages.liabilityLaw],
  },
  { id: 'law', title: termsMessages.lawTitle, blocks: [termsMessages.law] },
  { id: 'disputes', title: termsMessages.disputesTitle, blocks: [termsMessages.disputes] },
  { id: 'changes', title: termsMessages.changesTitle, blocks: [termsMessages.changes, termsMessages.changesRest] },
  { id: 'contact', title: termsMessages.contactTitle, blocks: [termsMessages.contact] },
]
