import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/** Where the contract is, in the project's folder and in git. */
export const CONTRACT_FOLDER = 'pact/pacts'

interface Contract {
  interactions: { description: string; providerStates?: object[] }[]
  metadata: { pactSpecification: object }
}

const before = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const statesOf = ({ providerStates = [] }: Contract['interactions'][number]): string => JSON.stringify(orderly(providerStates))

/** The same value with the keys of every object in order. */
function orderly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(orderly)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => before(a, b))
      .map(([key, inner]) => [key, orderly(inner)]),
  )
}

/**
 * A contract's text as it is committed: the same whatever the order of the tests, and without the versions of the tools, which
 * would make a new contract of each of their releases.
 */
export function orderlyContract(text: string): string {
  const { interactions, metadata, ...parties } = JSON.parse(text) as Contract
  const sorted = interactions.toSorted((a, b) => before(a.description, b.description) || before(statesOf(a), statesOf(b)))
  const contract = { ...parties, interactions: sorted, metadata: { pactSpecification: metadata.pactSpecification } }
  return `${JSON.stringify(orderly(contract), null, 2)}\n`
}

/** The tests add to the file: what no test says any more must go before they run. */
export const removeContract = (): Promise<void> => rm(join(root, CONTRACT_FOLDER), { recursive: true, force: true })

/** Puts what the tests have written in order. Nothing is there when they failed. */
export async function tidyContract(): Promise<void> {
  const folder = join(root, CONTRACT_FOLDER)
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = join(folder, name)
    await writeFile(file, orderlyContract(await readFile(file, 'utf8')))
  }
}
