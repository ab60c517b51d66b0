import type { Config } from '../../config/config.ts'
import { ownProviderPath, paths, providerPath } from '../../../shared/routes.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { Mail } from '../mail/service.ts'
import type { ProviderRow } from './model.ts'

type Site = Pick<Config, 'publicUrl' | 'site'>

const getOwnPage = (publicUrl: string): string => `${publicUrl}${paths.ownProviders}`

/** Anybody can register with this address, so the mail has words of our own only. */
export function buildReceivedMail({ site, publicUrl }: Site, to: string, language: Language): Mail {
  const { subject, text } = getMessages(language).providerMails.received
  return { to, subject, text: text({ ownPage: getOwnPage(publicUrl), support: site.supportEmail }) }
}

/** @param refused the number of photographs that were refused, and the operator's words about them */
export function buildListedMail(
  { publicUrl }: Site,
  { id, email }: ProviderRow,
  language: Language,
  { refusedPhotos, reason }: { refusedPhotos: number; reason: string | null },
): Mail {
  const { subject, text } = getMessages(language).providerMails.listed
  const page = `${publicUrl}${providerPath(id)}`
  return { to: email, subject, text: text({ page, ownPage: getOwnPage(publicUrl), refusedPhotos, reason }) }
}

/** @param reason the operator's words; null without a reason */
export function buildRefusedMail(
  { site, publicUrl }: Site,
  { email }: ProviderRow,
  language: Language,
  reason: string | null,
): Mail {
  const { subject, text } = getMessages(language).providerMails.refused
  return { to: email, subject, text: text({ reason, ownPage: getOwnPage(publicUrl), support: site.supportEmail }) }
}

/** Names the number of new enquiries and their page; the texts of couples stay there. */
export function buildEnquiriesMail(
  { publicUrl }: Site,
  { id, email, unmailed_enquiries: count }: ProviderRow,
  language: Language,
): Mail {
  const { subject, text } = getMessages(language).providerMails.enquiries
  return {
    to: email,
    subject: subject(count),
    text: text({ count, page: publicUrl + ownProviderPath('enquiries', id) }),
  }
}
