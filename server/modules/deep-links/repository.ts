import { findPage } from '../../database/pages.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, NewRow, Row } from '../../database/schema.ts'

/** @returns the target address of the operator's link with this short code */
export async function findDeepLinkTarget(db: Db, shortCode: string): Promise<string | undefined> {
  return (await db.selectFrom('deep_links').select('full_url').where('short_code', '=', shortCode).executeTakeFirst())
    ?.full_url
}

/** @returns false when the code exists */
export async function insertDeepLink(db: Db, link: NewRow<'deep_links'>): Promise<boolean> {
  const row = await db
    .insertInto('deep_links')
    .values(link)
    .onConflict((conflict) => conflict.column('short_code').doNothing())
    .returning('short_code')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the operator's links, by short code */
export const findDeepLinks = (db: Db): Promise<Row<'deep_links'>[]> =>
  db.selectFrom('deep_links').selectAll().orderBy('short_code').execute()

/** @returns a page of the operator's links, by short code */
export const findDeepLinkPage = (db: Db, page: PageRequest): Promise<Page<Row<'deep_links'>>> =>
  findPage(db.selectFrom('deep_links').selectAll().orderBy('short_code'), page)

/** @returns whether the operator's link existed */
export async function deleteDeepLink(db: Db, shortCode: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('deep_links').where('short_code', '=', shortCode).executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns the slug of the invitation with this short code */
export async function findSlugByShortCode(db: Db, shortCode: string): Promise<string | undefined> {
  return (await db.selectFrom('invitations').select('slug').where('short_code', '=', shortCode).executeTakeFirst())
    ?.slug
}

/** @returns the invitation with this short code, and its owner's referral code */
export const findInvitationByShortCode = (
  db: Db,
  shortCode: string,
): Promise<{ id: string; slug: string; referral_code: string } | undefined> =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.owner_id')
    .select(['invitations.id', 'invitations.slug', 'users.referral_code'])
    .where('invitations.short_code', '=', shortCode)
    .executeTakeFirst()
