import { TEMPLATE_NUMBERS } from '../../src/card/content.ts'
import type { Invitation } from '@/api/generated/endpoints'
import type { EventStatus } from '@/api/generated/weddingEndpoints'
import { invitationPath, personalPath, weddingPath } from '../../shared/routes.ts'
import { publish, send, signIn, type Account } from '../../tests/e2e/support/couple.ts'
import { addInvitedFamily, listEvents } from '../../tests/e2e/support/guestList.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import type { Picture } from './pictures.ts'

/** Publishes an invitation to one family, and postpones the wedding or calls it off. @returns the pages that say so */
async function listPicturesOf(
  siteUrl: string,
  account: Account,
  locale: Locale,
  { status, template }: { status: EventStatus; template: Invitation['template'] },
): Promise<Picture[]> {
  const { weddingId, slug } = await publish(siteUrl, account, locale, template)
  const name = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'
  const { linkToken } = await addInvitedFamily(siteUrl, account, weddingId, { name, language: locale })
  const events = await listEvents(siteUrl, account, weddingId)
  const changed = events.map(({ id, version }) => ({ id, version, status }))
  await send(siteUrl, 'PUT', `/weddings/${weddingId}/plans`, { events: changed }, await signIn(siteUrl, account))
  const openCover = 'article details summary'
  return [
    { name: `${status}-guest-${template}`, path: invitationPath(slug), click: openCover },
    { name: `${status}-personal-${template}`, path: personalPath(linkToken!), click: openCover },
    { name: `${status}-desk-${template}`, path: `${weddingPath('desk', weddingId)}?kind=change`, brings: 'h2' },
    { name: `${status}-desk-invite-${template}`, path: weddingPath('desk', weddingId), brings: '[role="tabpanel"] h2' },
    { name: `${status}-events-${template}`, path: weddingPath('events', weddingId) },
  ]
}

/** The pages of weddings that are postponed, one for each template, and of one that is called off. */
export async function listPlansPictures(siteUrl: string, account: Account, locale: Locale): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const template of TEMPLATE_NUMBERS)
    pictures.push(...(await listPicturesOf(siteUrl, account, locale, { status: 'postponed', template })))
  pictures.push(...(await listPicturesOf(siteUrl, account, locale, { status: 'calledOff', template: 1 })))
  return pictures
}
