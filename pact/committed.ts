import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A message in Pact's format, version 4. */
interface Message {
  headers?: Record<string, string[]>
  body?: { content: unknown; contentType: string; encoded: boolean | string }
}

/** An interaction of the contract; only the fields that tests read. */
export interface Interaction {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: Message & { method: string; path: string; query?: Record<string, string[]> }
  response: Message & { status: number }
}

const folder = join(import.meta.dirname, 'pacts')

/** @returns the full paths of the contract's files */
export const listContractFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

/** @returns every interaction of the contract */
export const readInteractions = (): Interaction[] =>
  listContractFiles().flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] }).interactions,
  )
