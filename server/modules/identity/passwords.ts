import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id` of the package: a const enum, which Node's type stripping does not support. */
const ARGON2ID = 2
/** argon2id with 19 MiB of memory and 2 iterations (OWASP's first recommendation). */
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @returns the hash of a password, without normalization (ASVS 5.0, 6.2.8) */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

/**
 * Compares a password with a stored hash.
 * @returns `normalized` when only the NFKC form matches: earlier releases hashed that form, and the caller should replace the hash
 */
export async function comparePassword(storedHash: string, password: string): Promise<'exact' | 'normalized' | null> {
  if (await verify(storedHash, password)) return 'exact'
  const normalized = password.normalize('NFKC')
  return normalized !== password && (await verify(storedHash, normalized)) ? 'normalized' : null
}

/** @returns whether the password matches the hash */
export const isCorrectPassword = async (storedHash: string, password: string): Promise<boolean> =>
  (await comparePassword(storedHash, password)) !== null

let dummyHash: Promise<string> | null = null

/** Does the same work as `comparePassword` for an account that does not exist, so that the response time does not reveal it. */
export async function verifyDummyHash(password: string): Promise<null> {
  dummyHash ??= hashPassword('no account has this password')
  await comparePassword(await dummyHash, password)
  return null
}
