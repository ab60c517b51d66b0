import type { MessageDescriptor } from 'react-intl'
import { faqMessages } from '@/i18n/messages/help'

/** A question and its answer (specification §3, "FAQ item"). */
export interface FaqItem {
  id: string
  question: MessageDescriptor
  answer: MessageDescriptor
}

/** The anchor of the contact form on pages with answers. */
export const CONTACT_FORM_ID = 'message-form'

/** The four questions of the contact page. */
export const contactFaq: readonly FaqItem[] = [
  { id: 'download', question: faqMessages.download, answer: faqMessages.downloadAnswer },
  { id: 'free', question: faqMessages.free, answer: faqMessages.freeAnswer },
  { id: 'sync', question: faqMessages.sync, answer: faqMessages.syncAnswer },
  { id: 'vendors', question: faqMessages.vendors, answer: faqMessages.vendorsAnswer },
]

/** The eight questions of the support page. */
export const supportFaq: readonly FaqItem[] = [
  { id: 'password', question: faqMessages.password, answer: faqMessages.passwordAnswer },
  { id: 'contact-support', question: faqMessages.contact, answer: faqMessages.contactAnswer },
  { id: 'create', question: faqMessages.create, answer: faqMessages.createAnswer },
  { id: 'edit', question: faqMessages.edit, answer: faqMessages.editAnswer },
  { id: 'share', question: faqMessages.share, answer: faqMessages.shareAnswer },
  { id: 'security', question: faqMessages.security, answer: faqMessages.securityAnswer },
  { id: 'delete', question: faqMessages.remove, answer: faqMessages.removeAnswer },
  { id: 'technical', question: faqMessages.technical, answer: faqMessages.technicalAnswer },
]
