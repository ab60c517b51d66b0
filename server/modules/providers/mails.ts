import type { Config } from '../../config/config.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { Mail } from '../mail/service.ts'
import type { ProviderRow } from './model.ts'

type Site = Pick<Config, 'publicUrl' | 'site'>

/** Anybody can register with this address, so the mail has words of our own only. */
export function buildReceivedMail({ site }: Site, to: string, language: Language): Mail {
  const { subject, text } = getMessages(language).providerMails.received
  return { to, subject, text: text(site.supportEmail) }
}

export function buildListedMail({ publicUrl }: Site, { id, email }: ProviderRow, language: Language): Mail {
  const { subject, text } = getMessages(language).providerMails.listed
  return { to: email, subject, text: text(`${publicUrl}/providers/${id}`) }
}

/** @param reason the operator's words; null without a reason */
export function buildRefusedMail(
  { site }: Site,
  { email }: ProviderRow,
  language: Language,
  reason: string | null,
): Mail {
  const { subject, text } = getMessages(language).providerMails.refused
  return { to: email, subject, text: text({ reason, support: site.supportEmail }) }
}
