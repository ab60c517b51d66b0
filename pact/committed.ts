import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One message of the contract, as Pact's version 4 writes it. */
interface Message {
  headers?: Record<string, string[]>
  body?: { content: unknown; contentType: string; encoded: boolean | string }
}

/** One exchange of the contract, as far as tests read it. */
export interface Interaction {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: Message & { method: string; path: string; query?: Record<string, string[]> }
  response: Message & { status: number }
}

const folder = join(import.meta.dirname, 'pacts')

/** The files of the contract, by their full path. */
export const contractFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

/** Every exchange of the contract. */
export const interactions = (): Interaction[] =>
  contractFiles().flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] }).interactions)
