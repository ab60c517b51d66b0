import { TEMPLATE_NUMBERS } from '../../src/card/content.ts'
import { becomeProviderHash, deepLinkPath, invitationPath, itemPath, paths, providerPath } from '../../shared/routes.ts'
import { demoProviders } from '../../server/modules/providers/demo/providers.ts'
import type { Picture } from './pictures.ts'

/** @param slugs of the published invitations, one a template
 * @returns the pages of a visitor */
export const listPublicPictures = (slugs: string[]): Picture[] => [
  { name: 'home', path: paths.home },
  { name: 'demo', path: paths.home, click: 'a[href$="#demo"]', brings: '[role="dialog"]', windowOnly: true },
  { name: 'about', path: paths.about },
  { name: 'register', path: paths.register },
  { name: 'register-recommended', path: `${paths.register}?referralCode=LAILA`, brings: '[data-testid="recommended"]' },
  { name: 'login', path: paths.login },
  { name: 'forgot-password', path: paths.forgotPassword },
  { name: 'reset-password', path: `${paths.resetPassword}?token=some-token` },
  { name: 'verify-email-signed-out', path: `${paths.verifyEmail}?token=some-token` },
  { name: 'gallery', path: paths.invitation },
  { name: 'studio-empty', path: paths.createInvitation, click: 'main form button[type="submit"]' },
  { name: 'providers', path: paths.providers },
  { name: 'providers-modal', path: paths.providers + becomeProviderHash, windowOnly: true },
  { name: 'directory', path: paths.directory },
  { name: 'directory-filtered', path: `${paths.directory}?category=weddinghall&area=Cairo` },
  { name: 'directory-empty', path: `${paths.directory}?q=nobody` },
  { name: 'provider', path: providerPath(demoProviders[0]?.id ?? '') },
  { name: 'provider-gone', path: providerPath('nobody') },
  { name: 'items', path: paths.items },
  { name: 'item-page', path: itemPath('storage-1') },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact-empty',
    path: paths.contact,
    click: 'main form button[type="submit"]',
    brings: 'main [role="alert"]',
  },
  { name: 'support', path: paths.support, click: 'main details:nth-of-type(3) summary' },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'delete-account', path: paths.deleteAccount },
  { name: 'deep-link', path: deepLinkPath('standing-still'), holds: '*/api/v1/deep-links/*', windowOnly: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'guest-gone', path: invitationPath('gone') },
  ...TEMPLATE_NUMBERS.flatMap((template) => [
    { name: `guest-${template}-closed`, path: invitationPath(slugs[template - 1] ?? ''), windowOnly: true },
    { name: `guest-${template}`, path: invitationPath(slugs[template - 1] ?? ''), click: 'article details summary' },
  ]),
]
