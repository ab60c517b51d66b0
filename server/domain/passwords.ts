import { hash, verify } from '@node-rs/argon2'

/** The package's `Algorithm.Argon2id`, a const enum that plain type stripping cannot read. */
const ARGON2ID = 2
/** argon2id, 19 MiB, two passes (OWASP's first recommendation). */
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to store for a password. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options)

/** Whether the password made this hash. */
export const passwordMatches = (storedHash: string, password: string): Promise<boolean> =>
  verify(storedHash, password.normalize('NFKC'))

let decoy: Promise<string> | null = null

/** The same work as `passwordMatches`, for an account that does not exist: its time must not tell. */
export async function compareWithNothing(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password')
  await passwordMatches(await decoy, password)
  return false
}
