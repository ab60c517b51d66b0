import type { Db } from '../../database/schema.ts'
import { isForeignKeyViolation } from '../../database/errors.ts'

interface Preview {
  invitationId: string
  /** The ETag of the file, which covers the invitation's version and the revision of the file kind. */
  revision: string
  content: Buffer
  /** In epoch ms. */
  now: number
}

/** @returns the stored picture of an invitation, if it has this revision */
export async function findPreview(db: Db, invitationId: string, revision: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('invitation_previews')
    .select('content')
    .where('invitation_id', '=', invitationId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row?.content
}

/** Stores the picture and replaces an earlier one. Does nothing when the invitation has been deleted meanwhile. */
export async function storePreview(db: Db, { invitationId, revision, content, now }: Preview): Promise<void> {
  const values = { revision, content, created_at: new Date(now).toISOString() }
  try {
    await db
      .insertInto('invitation_previews')
      .values({ invitation_id: invitationId, ...values })
      .onConflict((conflict) => conflict.column('invitation_id').doUpdateSet(values))
      .execute()
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
  }
}
