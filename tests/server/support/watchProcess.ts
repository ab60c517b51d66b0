/**
 * Loaded before a server that a test starts as a separate process (`node --import`): appends a line to the file `UNDOCUMENTED_RESPONSES` for
 * each response that the OpenAPI document does not allow. The program that started the server then fails.
 */
import { appendFileSync } from 'node:fs'
import { expectDocumented } from './document.ts'
import { watchResponses } from './watch.ts'

const file = process.env['UNDOCUMENTED_RESPONSES']
if (!file) throw new Error('UNDOCUMENTED_RESPONSES must name a file.')

watchResponses((sent) => {
  try {
    expectDocumented(sent)
  } catch (error) {
    appendFileSync(file, `${(error as Error).message.replaceAll('\n', ' ')}\n`)
  }
})
