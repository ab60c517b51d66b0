import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getBuildTime } from '../webpack/buildStats.ts'
import { root, run } from './run.ts'

/** The inputs of the site's build. */
const sources = [
  'src',
  'shared',
  'openapi',
  'scripts/webpack',
  'scripts/prerender',
  'server/modules',
  'webpack.config.ts',
  'package-lock.json',
]
const generated = join(root, 'src/i18n/compiled')

function getNewestTime(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => join(path, name) !== generated)
  return Math.max(...names.map((name) => getNewestTime(join(path, name))))
}

/** Builds the site when there is no build or its sources are newer. An exceeded budget fails CI, but not the start. */
export async function ensureBuilt(): Promise<void> {
  if (Math.max(...sources.map((source) => getNewestTime(join(root, source)))) <= getBuildTime()) return
  if (!existsSync(join(root, 'node_modules/webpack'))) {
    console.log('The site is served as it was built: the build tools are not installed.')
    return
  }
  console.log('Building the site …')
  const { code } = await run('npm', ['run', '--silent', 'bundle'])
  if (code !== 0) {
    console.error('The site could not be built; see above.')
    process.exit(1)
  }
}
