/**
 * Fails when the contract that the consumer tests have written differs from the one in git, which the backend team uses. A staged contract
 * passes.
 */
import { spawnSync } from 'node:child_process'
import { CONTRACT_FOLDER as contract } from './lib/contractFile.ts'
import { root } from './lib/run.ts'

const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', contract], { cwd: root, encoding: 'utf8' })
if (status !== 0) {
  console.error('This is not a git clone, so the contract cannot be compared with the committed one.')
  process.exit(1)
}
// The second column compares the working tree with the index.
const drifted = stdout.split('\n').filter((line) => line !== '' && line[1] !== ' ')
if (drifted.length > 0) {
  spawnSync('git', ['--no-pager', 'diff', '--', contract], { cwd: root, stdio: 'inherit' })
  console.error(
    `The contract differs from the committed one:\n${drifted.join('\n')}\nReview it, commit ${contract} and tell the backend team.`,
  )
  process.exit(1)
}
console.log('The contract equals the committed one.')
