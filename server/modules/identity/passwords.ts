import { hash, verify } from '@node-rs/argon2'

/** The package's `Algorithm.Argon2id`, a const enum that plain type stripping cannot read. */
const ARGON2ID = 2
/** argon2id, 19 MiB, two passes (OWASP's first recommendation). */
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to store for a password, which is taken exactly as it was sent (ASVS 5.0, 6.2.8). */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

/**
 * Compares a password with a stored hash.
 * @returns `normalized` when only its NFKC form fits: earlier releases hashed that, and the hash should be replaced
 */
export async function comparePassword(storedHash: string, password: string): Promise<'exact' | 'normalized' | null> {
  if (await verify(storedHash, password)) return 'exact'
  const normalized = password.normalize('NFKC')
  return normalized !== password && (await verify(storedHash, normalized)) ? 'normalized' : null
}

/** Whether the password made this hash. */
export const passwordMatches = async (storedHash: string, password: string): Promise<boolean> => (await comparePassword(storedHash, password)) !== null

let dummyHash: Promise<string> | null = null

/** The same work as `comparePassword`, for an account that does not exist: its time must not tell. */
export async function verifyDummyHash(password: string): Promise<null> {
  dummyHash ??= hashPassword('no account has this password')
  await comparePassword(await dummyHash, password)
  return null
}
