import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/** Folder of the contract, relative to the project's root. */
export const CONTRACT_FOLDER = 'pact/pacts'

interface Contract {
  interactions: { description: string; providerStates?: object[] }[]
  metadata: { pactSpecification: object }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const getStatesKey = ({ providerStates = [] }: Contract['interactions'][number]): string =>
  JSON.stringify(sortKeys(providerStates))

/** @returns the same value with the keys of every object sorted */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

/**
 * @returns the contract formatted for git: independent of the order of the tests, and without the versions of the tools, which change with
 * every release
 */
export function formatContract(text: string): string {
  const { interactions, metadata, ...parties } = JSON.parse(text) as Contract
  const sorted = interactions.toSorted(
    (a, b) => compareText(a.description, b.description) || compareText(getStatesKey(a), getStatesKey(b)),
  )
  const contract = { ...parties, interactions: sorted, metadata: { pactSpecification: metadata.pactSpecification } }
  return `${JSON.stringify(sortKeys(contract), null, 2)}\n`
}

/** Removes the contract before the consumer tests, because they only add to the file. */
export const removeContract = (): Promise<void> => rm(join(root, CONTRACT_FOLDER), { recursive: true, force: true })

/** Formats the files that the tests have written; there are none when they failed. */
export async function formatContractFiles(): Promise<void> {
  const folder = join(root, CONTRACT_FOLDER)
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = join(folder, name)
    await writeFile(file, formatContract(await readFile(file, 'utf8')))
  }
}
