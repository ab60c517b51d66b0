import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../../scripts/lib/run.ts'

/** Runs git in the project. @returns its output; null when it fails */
function runGit(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** Migrations from this one on are compatible with the release before it (docs/decisions/0073-compatible-migrations.md). */
const FIRST_COMPATIBLE = '012_replies'

/** @returns the commit before the one that added the first compatible migration; null without that history */
function findCommitBeforeMigration(): string | null {
  const file = `server/database/migrations/${FIRST_COMPATIBLE}.ts`
  const added = runGit('log', '--diff-filter=A', '--format=%H', '-1', '--', file)
  return added ? runGit('rev-parse', '--verify', `${added}~1^{commit}`) : null
}

const findNewestTag = (): string | null => runGit('describe', '--tags', '--abbrev=0', 'HEAD~1')

/**
 * @param given a commit or tag
 * @returns the commit of the previous release, and how it was chosen: the given one, the newest tag, or the commit before migration 012;
 * null when git's history is not here
 */
export function findPreviousRelease(given: string | undefined): { commit: string; reason: string } | null {
  const name = given ?? findNewestTag()
  const commit = name ? runGit('rev-parse', '--verify', `${name}^{commit}`) : findCommitBeforeMigration()
  return commit ? { commit, reason: name ?? `before migration ${FIRST_COMPATIBLE}` } : null
}

/**
 * @param given a commit or tag
 * @returns the commit of the previous release with a service worker: the given one, the newest tag, or the commit before the newest change of
 * the site; null when git's history is not here, or that release has none
 */
export function findPreviousSite(given: string | undefined): string | null {
  const newestChange = runGit('log', '-1', '--format=%H', '--', 'src', 'shared')
  const name = given ?? findNewestTag() ?? `${newestChange}~1`
  const commit = runGit('rev-parse', '--verify', `${name}^{commit}`)
  return commit && runGit('cat-file', '-e', `${commit}:src/service-worker/main.ts`) !== null ? commit : null
}

/** The sources of a release in a temporary folder, with its packages. */
export interface UnpackedRelease {
  folder: string
  remove: () => Promise<void>
}

/**
 * Unpacks a release from git. It uses our packages when its lock file is the same, else installs its own.
 * @param options `hasBuildTools` installs the packages that build the site, too
 * @returns null when its packages cannot be installed
 */
export async function unpackRelease(commit: string, { hasBuildTools = false } = {}): Promise<UnpackedRelease | null> {
  const parent = await mkdtemp(join(tmpdir(), 'zaffa-release-'))
  const folder = join(parent, 'zaffa')
  const remove = () => rm(parent, { recursive: true })
  await mkdir(folder)
  const archive = join(parent, 'release.tar')
  execFileSync('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const lock = 'package-lock.json'
  const [ownLock, itsLock] = await Promise.all([root, folder].map((place) => readFile(join(place, lock), 'utf8')))
  if (ownLock === itsLock) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  else {
    console.log('  installing the packages of the previous release (npm ci) …')
    const omitted = hasBuildTools ? [] : ['--omit=dev']
    await run('npm', ['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder])
  }
  if (existsSync(join(folder, 'node_modules/fastify'))) return { folder, remove }
  await remove()
  return null
}
