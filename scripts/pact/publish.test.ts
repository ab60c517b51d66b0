import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { runScript } from '../../pact/testing/commands.ts'
import { startStandInBroker, type StandInBroker } from '../../pact/testing/standInBroker.ts'
import { CONTRACT_FOLDER } from '../lib/contractFile.ts'
import { root } from '../lib/run.ts'

// Each test starts programs.
jest.setTimeout(60_000)

const file = join(CONTRACT_FOLDER, 'zaffa-web-zaffa-api.json')
let clone: string
let commit: string
let broker: StandInBroker

const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
const runGit = (...args: string[]) => execFileSync('git', [...person, ...args], { cwd: clone, encoding: 'utf8' }).trim()
const getCredentials = () => ({ PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: 'token-of-the-broker' })
const publish = (env: Record<string, string> = getCredentials()) => runScript('publish.ts', [], env, clone)

beforeEach(async () => {
  clone = mkdtempSync(join(tmpdir(), 'zaffa-clone-'))
  cpSync(join(root, CONTRACT_FOLDER), join(clone, CONTRACT_FOLDER), { recursive: true })
  runGit('init', '--quiet', '--initial-branch=feast')
  runGit('add', '.')
  runGit('commit', '--quiet', '--message=The contract')
  commit = runGit('rev-parse', 'HEAD')
  broker = await startStandInBroker({})
})
afterEach(() => {
  broker.close()
  rmSync(clone, { recursive: true })
})

interface Published {
  pacticipantName: string
  pacticipantVersionNumber: string
  branch: string
  contracts: { consumerName: string; providerName: string; specification: string; content: string }[]
}

describe('pact:publish', () => {
  it("publishes the committed contract under git's commit and branch", async () => {
    const { code, output } = await publish()
    expect(output).toContain('Pact published successfully')
    expect(code).toBe(0)
    const [request] = broker.requests.filter(({ method }) => method === 'POST')
    expect(request).toMatchObject({ url: '/contracts/publish', authorization: 'Bearer token-of-the-broker' })
    const { contracts, ...version } = request!.body as Published
    expect(version).toMatchObject({ pacticipantName: 'zaffa-web', pacticipantVersionNumber: commit, branch: 'feast' })
    expect(contracts).toHaveLength(1)
    expect(contracts[0]).toMatchObject({ consumerName: 'zaffa-web', providerName: 'zaffa-api', specification: 'pact' })
    const sentContract = JSON.parse(Buffer.from(contracts[0]!.content, 'base64').toString()) as {
      interactions: object[]
    }
    const committed = JSON.parse(readFileSync(join(clone, file), 'utf8')) as { interactions: object[] }
    expect(sentContract.interactions).toEqual(committed.interactions)
  })

  it('reads version, branch, user name and password from the environment', async () => {
    runGit('checkout', '--quiet', '--detach')
    const { code } = await publish({
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_USERNAME: 'zaffa',
      PACT_BROKER_PASSWORD: 'secret',
      PACT_CONSUMER_VERSION: '1.2.3',
      PACT_CONSUMER_BRANCH: 'main',
    })
    expect(code).toBe(0)
    const [request] = broker.requests.filter(({ method }) => method === 'POST')
    expect(request).toMatchObject({
      authorization: `Basic ${btoa('zaffa:secret')}`,
      body: { pacticipantVersionNumber: '1.2.3', branch: 'main' },
    })
  })

  it('fails without a broker', async () => {
    const { code, output } = await publish({})
    expect(output).toContain('PACT_BROKER_BASE_URL is not set')
    expect(code).toBe(1)
  })

  it.each([
    [
      'a contract that differs from the committed one',
      () => writeFileSync(join(clone, file), '{}'),
      'The contract is not the committed one',
    ],
    [
      'uncommitted changes',
      () => writeFileSync(join(clone, 'notes.txt'), 'later'),
      'There are changes that are not committed',
    ],
    [
      'a missing contract',
      () => runGit('rm', '--quiet', '-r', CONTRACT_FOLDER) + runGit('commit', '--quiet', '--message=None'),
      'There is no contract',
    ],
    ['a commit on no branch', () => runGit('checkout', '--quiet', '--detach'), 'PACT_CONSUMER_BRANCH'],
  ])('rejects %s without a request to the broker', async (_what, change, message) => {
    change()
    const { code, output } = await publish()
    expect(output).toContain(message)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect(broker.requests).toEqual([])
  })
})

describe('pact:can-i-deploy', () => {
  const runCanIDeploy = (...args: string[]) => runScript('canIDeploy.ts', args, getCredentials(), clone)

  it.each([
    [true, 0],
    [false, 1],
  ])('exits with the result of the broker: %s', async (deployable, expected) => {
    broker.deployable = deployable
    const { code } = await runCanIDeploy('--to-environment', 'production')
    expect(code).toBe(expected)
    const [request] = broker.requests.filter(({ url }) => url.startsWith('/matrix'))
    expect(request).toMatchObject({ authorization: 'Bearer token-of-the-broker' })
    const query = new URL(request!.url, broker.url).searchParams
    expect([query.get('q[][pacticipant]'), query.get('q[][version]'), query.get('environment')]).toEqual([
      'zaffa-web',
      commit,
      'production',
    ])
  })

  it('requires an environment', async () => {
    const { code, output } = await runCanIDeploy()
    expect(output).toContain('--to-environment is missing.')
    expect(code).toBe(1)
    expect(broker.requests).toEqual([])
  })
})
