import type { IdentityDeps } from './deps.ts'
import type { User } from './users.ts'
import { parseLanguage, getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'

/** Changes that the server reports to the account's owner by mail, in case an attacker made them (ASVS 5.0, 6.3.7). */
export type AccountChange = 'passwordChanged' | 'phoneChanged'

/**
 * Queues a notice by mail in the account's language.
 * @param language the caller's language, for an account without one
 */
export function mailNotice(
  { mailer, config }: Pick<IdentityDeps, 'mailer' | 'config'>,
  user: User,
  change: AccountChange,
  language: Language,
): Promise<void> {
  const { subject, text } = getMessages(parseLanguage(user.language) ?? language).notices[change]
  const help = { resetLink: `${config.publicUrl}/forgot-password`, support: config.site.supportEmail }
  return mailer.send({ to: user.email, subject, text: text(help) })
}
