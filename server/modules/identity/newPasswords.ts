import { isCommonPassword } from './commonPasswords.ts'
import { invalidField } from '../../errors.ts'

/**
 * Refuses a chosen password that is common or breached.
 * @throws ApiError validation_failed on the field
 */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField(field, (texts) => texts.commonPassword)
}
