/**
 * Fails when the contract that the consumer tests have just written is not the one in git, which the backend team takes.
 * One that is staged is about to be committed, and passes.
 */
import { spawnSync } from 'node:child_process'
import { CONTRACT_FOLDER as contract } from './lib/contractFile.ts'
import { root } from './lib/run.ts'

const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', contract], { cwd: root, encoding: 'utf8' })
if (status !== 0) {
  console.error('This is no git clone: the contract cannot be compared with the committed one.')
  process.exit(1)
}
// The second column is the working tree against what is staged.
const drifted = stdout.split('\n').filter((line) => line !== '' && line[1] !== ' ')
if (drifted.length > 0) {
  spawnSync('git', ['--no-pager', 'diff', '--', contract], { cwd: root, stdio: 'inherit' })
  console.error(`The contract is not the committed one:\n${drifted.join('\n')}\nLook at it, commit ${contract}, and tell the backend team.`)
  process.exit(1)
}
console.log('The contract is the committed one.')
