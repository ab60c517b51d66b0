import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { KEY_MIN_CHARACTERS } from '../config/fields.ts'
import { prepareDataDir } from '../database/client.ts'
import { getErrorCode } from '../database/errors.ts'

/** The key cannot be read or created; the message says what to do. */
export class SecretsUnavailable extends Error {}

const FILE = 'secrets.json'
/** Readable only for the user that runs the server. */
const OWNER_ONLY = 0o600
const KEY_BYTES = 32

/**
 * The key that signs access tokens: ACCESS_TOKEN_SECRET, else the one in the data folder, which the first
 * process creates. It is not in the database, so that a database copy cannot sign.
 * @throws SecretsUnavailable, or DatabaseUnavailable when the data folder cannot be written
 */
export async function loadAccessTokenSecret({ accessTokenSecret: given, dataDir }: Config): Promise<string> {
  if (given) return given
  await prepareDataDir(dataDir)
  const file = join(dataDir, FILE)
  try {
    return (await readKey(file)) ?? (await createKey(file))
  } catch (error) {
    if (error instanceof SecretsUnavailable) throw error
    throw new SecretsUnavailable(
      `The file ${file} cannot be used (${getErrorCode(error) || 'it is not JSON'}). Make it readable for this user, or move it away: a new one is made.`,
      { cause: error },
    )
  }
}

/** @returns null when there is no file yet */
async function readKey(file: string): Promise<string | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
  const { accessToken } = JSON.parse(text) as { accessToken?: unknown }
  if (typeof accessToken !== 'string' || accessToken.length < KEY_MIN_CHARACTERS) {
    throw new SecretsUnavailable(
      `The file ${file} holds no key of ${KEY_MIN_CHARACTERS} characters or more. Move it away: a new one is made.`,
    )
  }
  // A file that was copied by hand may be readable for others.
  await chmod(file, OWNER_ONLY)
  return accessToken
}

/** Atomic: written to a temporary file, then linked to its name, which fails for all processes but the first. */
async function createKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', OWNER_ONLY)
  try {
    await handle.writeFile(`${JSON.stringify({ accessToken: randomBytes(KEY_BYTES).toString('base64url') })}\n`)
    await handle.sync()
    await handle.close()
    await link(draft, file).catch((error: unknown) => {
      if (getErrorCode(error) !== 'EEXIST') throw error
    })
  } finally {
    await unlink(draft)
  }
  return (await readKey(file))!
}
