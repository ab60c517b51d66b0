import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const file = join(root, '.env')

/** Adds the variables of `.env`, if the file exists, to the environment; variables that are set win. */
export function loadEnvFile(): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
