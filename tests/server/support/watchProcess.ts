/**
 * Loaded before a server that a test starts as a process of its own (`node --import`): an answer outside of the document leaves a
 * line in the file that `UNDOCUMENTED_ANSWERS` names, and whoever started the run fails it.
 */
import { appendFileSync } from 'node:fs'
import { expectDocumented } from './document.ts'
import { watchAnswers } from './watch.ts'

const file = process.env['UNDOCUMENTED_ANSWERS']
if (!file) throw new Error('UNDOCUMENTED_ANSWERS must name a file.')

watchAnswers((sent) => {
  try {
    expectDocumented(sent)
  } catch (error) {
    appendFileSync(file, `${(error as Error).message.replaceAll('\n', ' ')}\n`)
  }
})
