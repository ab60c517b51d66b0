import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { listProcessTree, signal } from './processTree.ts'

/** How long a scenario may take to end what it has started. */
const TERMINATION_MS = 10_000

/** Runs a scenario in its own process group, so that a timeout ends all of its processes. */
async function runScenario(file: string, limitS: number): Promise<boolean> {
  const start = performance.now()
  const child = spawn(process.execPath, [file], { stdio: 'inherit', detached: true })
  // PostgreSQL's processes leave the group. A scenario may end by itself what has left its tree too.
  const kill = async () => {
    const pids = [...listProcessTree(child.pid!), -child.pid!]
    signal([child.pid!], 'SIGTERM')
    await Promise.race([once(child, 'exit'), delay(TERMINATION_MS)])
    signal(pids, 'SIGKILL')
  }
  const stop = () => void kill().then(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const timer = setTimeout(() => {
    console.log(`  stopped: it took longer than ${limitS} s`)
    void kill()
  }, limitS * 1000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  console.log(`  took ${Math.round((performance.now() - start) / 1000)} s`)
  return code === 0
}

/**
 * Runs scenarios, or those that the command line names, one after the other, and ends the process: with 1 when one failed.
 * @param folder where `<name>.ts` is for each of them
 * @param scenarios time limit of each, in s
 */
export async function runScenarios(folder: string, scenarios: Record<string, number>): Promise<never> {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !(name in scenarios))
  if (unknown.length > 0) {
    console.error(`There is no scenario ${unknown.join(', ')}: choose from ${Object.keys(scenarios).join(', ')}.`)
    process.exit(1)
  }
  await ensureBuilt()
  const failed: string[] = []
  for (const [name, limitS] of Object.entries(scenarios)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n${name}`)
    if (!(await runScenario(join(folder, `${name}.ts`), limitS))) failed.push(name)
  }
  console.log(failed.length === 0 ? '\nAll scenarios hold.' : `\nFailed: ${failed.join(', ')}.`)
  process.exit(failed.length === 0 ? 0 : 1)
}
