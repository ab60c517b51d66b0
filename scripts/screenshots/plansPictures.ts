import type { Invitation } from '@/api/generated/endpoints'
import type { EventStatus } from '@/api/generated/weddingEndpoints'
import { invitationPath, personalPath, weddingPath } from '../../shared/routes.ts'
import { publish, send, signIn, type Account } from '../../tests/e2e/support/couple.ts'
import { addHouseholds, listEvents, listHouseholds } from '../../tests/e2e/support/guestList.ts'
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
  const events = await listEvents(siteUrl, account, weddingId)
  const hallId = events.find(({ kind }) => kind === 'wedding')!.halls[0]!.id
  const name = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'
  const row = { name, side: 'groom', language: locale, phone: '01012345678', seats: [{ hallId, allowed: 4 }] } as const
  await addHouseholds(siteUrl, account, weddingId, [{ ...row, seats: [...row.seats] }])
  const [household] = await listHouseholds(siteUrl, account, weddingId)
  const token = await signIn(siteUrl, account)
  const invited = { householdId: household!.id, kind: 'invite', result: 'sent' }
  await send(siteUrl, 'POST', `/weddings/${weddingId}/sends`, invited, token)
  const changed = events.map(({ id, version }) => ({ id, version, status }))
  await send(siteUrl, 'PUT', `/weddings/${weddingId}/plans`, { events: changed }, token)
  const openCover = 'article details summary'
  return [
    { name: `${status}-guest-${template}`, path: invitationPath(slug), click: openCover },
    { name: `${status}-personal-${template}`, path: personalPath(household!.linkToken!), click: openCover },
    { name: `${status}-desk-${template}`, path: `${weddingPath('desk', weddingId)}?kind=change`, brings: 'h2' },
    { name: `${status}-desk-invite-${template}`, path: weddingPath('desk', weddingId), brings: '[role="tabpanel"] h2' },
    { name: `${status}-events-${template}`, path: weddingPath('events', weddingId) },
  ]
}

/** The pages of weddings that are postponed, one for each template, and of one that is called off. */
export async function listPlansPictures(siteUrl: string, account: Account, locale: Locale): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const template of [1, 2, 3, 4] as const)
    pictures.push(...(await listPicturesOf(siteUrl, account, locale, { status: 'postponed', template })))
  pictures.push(...(await listPicturesOf(siteUrl, account, locale, { status: 'calledOff', template: 1 })))
  return pictures
}
