import { createHmac } from 'node:crypto'
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { SecretsUnavailable, loadAccessTokenSecret } from './accessTokenSecret.ts'
import { onPostgres } from '../../tests/server/support/onDatabase.ts'
import { registerCouple, startTestServer } from '../../tests/server/support/server.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'zaffa-secrets-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const getFile = () => join(dataDir, 'secrets.json')
const readMode = async () => ((await stat(getFile())).mode & 0o777).toString(8)
const loadSecret = (environment = {}) => loadAccessTokenSecret(readConfig({ DATA_DIR: dataDir, ...environment }))

describe('the key that signs access tokens', () => {
  it('is random, created once and readable only by its owner', async () => {
    const createdSecret = await loadSecret()
    expect(Buffer.from(createdSecret, 'base64url')).toHaveLength(32)
    expect(await loadSecret()).toBe(createdSecret)
    expect(await readMode()).toBe('600')
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  })

  it('is the same for processes that start at the same time', async () => {
    const createdSecret = await Promise.all(Array.from({ length: 20 }, () => loadSecret()))
    expect(new Set(createdSecret).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  })

  it('comes from the environment if set, without creating a file', async () => {
    const givenSecret = 'x'.repeat(32)
    expect(await loadSecret({ ACCESS_TOKEN_SECRET: givenSecret })).toBe(givenSecret)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('loses permissions for other users when it is read', async () => {
    const createdSecret = await loadSecret()
    await chmod(getFile(), 0o644)
    expect(await loadSecret()).toBe(createdSecret)
    expect(await readMode()).toBe('600')
  })

  it.each(['', '{}', '{"accessToken":"short"}', 'null'])(
    'stops the start and keeps the file when the file contains %p',
    async (content) => {
      await writeFile(getFile(), content)
      await expect(loadSecret()).rejects.toThrow(SecretsUnavailable)
      await expect(loadSecret()).rejects.toThrow(getFile())
      expect(await readFile(getFile(), 'utf8')).toBe(content)
    },
  )

  it('is neither in the database nor in the log', async () => {
    const server = await startTestServer({ environment: { LOG_LEVEL: 'trace' } })
    const couple = await registerCouple(server)
    const { accessToken } = JSON.parse(await readFile(join(server.dataDir, 'secrets.json'), 'utf8')) as {
      accessToken: string
    }
    const [head, content, signature] = couple.token.split('.')
    expect(createHmac('sha256', accessToken).update(`${head}.${content}`).digest('base64url')).toBe(signature)
    const tables = await server.app.context.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('secrets')
    expect(server.getLog()).not.toContain(accessToken)
    await server.close()
  })
})

onPostgres.it(
  'a server on PostgreSQL warns that other processes need its key, unless the environment sets it',
  async () => {
    const [alone, givenSecret] = [
      await startTestServer(),
      await startTestServer({ environment: { ACCESS_TOKEN_SECRET: 'y'.repeat(40) } }),
    ]
    expect(alone.getLog()).toContain('ACCESS_TOKEN_SECRET')
    expect(givenSecret.getLog()).not.toContain('ACCESS_TOKEN_SECRET')
    await Promise.all([alone.close(), givenSecret.close()])
  },
)
