import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Broker } from '../../pact/provider/verify.ts'
import { CONTRACT_FOLDER } from '../lib/contractFile.ts'
import { root } from '../lib/run.ts'
import { isHttpAddress, Refusal } from './command.ts'

type Environment = Record<string, string | undefined>

/** Name of the site in the broker. */
export const CONSUMER = 'zaffa-web'

/**
 * @returns the broker from the environment variables PACT_BROKER_…
 * @throws Refusal
 */
export function readBroker(env: Environment): Broker {
  const {
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password,
  } = env
  if (!url)
    throw new Refusal(
      'PACT_BROKER_BASE_URL is not set: the address of the Pact broker, such as https://pact.example.com.',
    )
  if (!isHttpAddress(url)) throw new Refusal('PACT_BROKER_BASE_URL must be an http or https address.')
  return {
    url,
    token,
    username,
    password,
    providerVersion: env.PACT_PROVIDER_VERSION,
    providerBranch: env.PACT_PROVIDER_BRANCH,
  }
}

/**
 * @returns git's output without the trailing newline
 * @throws Refusal
 */
function runGit(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`git ${args.join(' ')} failed in ${folder}: ${stderr}`)
  return stdout.trimEnd()
}

/**
 * @returns the site's version for the broker: PACT_CONSUMER_VERSION, or else the commit
 * @throws Refusal
 */
export const getConsumerVersion = (folder: string, env: Environment): string =>
  env.PACT_CONSUMER_VERSION || runGit(folder, 'rev-parse', 'HEAD')

/**
 * @returns the branch for the broker: PACT_CONSUMER_BRANCH, or else git's
 * @throws Refusal on a detached commit, which most CI systems check out
 */
export function getConsumerBranch(folder: string, env: Environment): string {
  const branch = env.PACT_CONSUMER_BRANCH || runGit(folder, 'branch', '--show-current')
  if (!branch) throw new Refusal('This commit is on no branch. Say which one it belongs to: PACT_CONSUMER_BRANCH=main')
  return branch
}

/**
 * Checks that the working tree is committed, because a version in the broker identifies one commit.
 * @throws Refusal
 */
export function requireCommitted(folder: string): void {
  const changed = runGit(folder, 'status', '--porcelain').split('\n').filter(Boolean)
  const contract = changed.filter((line) => line.slice(3).replaceAll('"', '').startsWith(CONTRACT_FOLDER))
  if (contract.length > 0)
    throw new Refusal(`The contract is not the committed one. Look at it and commit it first:\n${contract.join('\n')}`)
  if (changed.length > 0)
    throw new Refusal(`There are changes that are not committed. Commit or undo them first:\n${changed.join('\n')}`)
  if (!runGit(folder, 'ls-files', CONTRACT_FOLDER))
    throw new Refusal(`There is no contract in ${CONTRACT_FOLDER}. Write it with: npm run test:pact`)
}

/**
 * Runs Pact's own command, which reads the address and credentials of the broker from the environment.
 * @returns its exit code
 */
export function runPact(folder: string, args: string[]): Promise<number> {
  const program = join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact.js')
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: 'inherit' })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}
