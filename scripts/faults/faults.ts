/**
 * `npm run test:faults`: simulates severe faults against real server processes. Prints each figure with its bound; fails when one does not
 * hold. Arguments select scenarios: `npm run test:faults -- pictures`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuilt } from '../lib/build.ts'
import { listProcessTree, signal } from '../lib/processTree.ts'

/** Timeout of each scenario, in s. */
const scenarios: Record<string, number> = { postgres: 120, slugs: 45, pictures: 60, previews: 60, lock: 120, redis: 60 }

/** Runs a scenario in its own process group, so that a timeout ends all of its processes. */
async function runScenario(name: string, limitS: number): Promise<boolean> {
  console.log(`\n${name}`)
  const start = performance.now()
  const child = spawn(process.execPath, [`${import.meta.dirname}/${name}.ts`], { stdio: 'inherit', detached: true })
  // PostgreSQL's processes leave the group.
  const kill = () => signal([...listProcessTree(child.pid!), -child.pid!], 'SIGKILL')
  const stop = () => {
    kill()
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const timer = setTimeout(() => {
    console.log(`  stopped: it took longer than ${limitS} s`)
    kill()
  }, limitS * 1000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  console.log(`  took ${Math.round((performance.now() - start) / 1000)} s`)
  return code === 0
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}: choose from ${Object.keys(scenarios).join(', ')}.`)
  process.exit(1)
}
await ensureBuilt()
const failed: string[] = []
for (const [name, limitS] of Object.entries(scenarios)) {
  if ((names.length === 0 || names.includes(name)) && !(await runScenario(name, limitS))) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll scenarios hold.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
