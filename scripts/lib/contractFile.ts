import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from './run.ts'

/** Folder of the contract, relative to the project's root. */
export const CONTRACT_FOLDER = 'pact/pacts'

/** Folder of the parts that the consumer tests write, relative to the project's root. */
export const CONTRACT_PARTS_FOLDER = 'artifacts/pacts'

interface Interaction {
  description: string
  providerStates?: object[]
}

interface Contract {
  interactions: Interaction[]
  metadata: { pactSpecification: object }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const getStatesKey = ({ providerStates = [] }: Interaction): string => JSON.stringify(sortKeys(providerStates))

const compareInteractions = (a: Interaction, b: Interaction): number =>
  compareText(a.description, b.description) || compareText(getStatesKey(a), getStatesKey(b))

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

/** @throws Error for two interactions that differ, but have the same description and states */
function removeRepeated(sorted: Interaction[]): Interaction[] {
  return sorted.filter((interaction, index) => {
    const next = sorted[index + 1]
    if (!next || compareInteractions(interaction, next) !== 0) return true
    if (isDeepStrictEqual(interaction, next)) return false
    throw new Error(`Two interactions of the contract differ: ${interaction.description}`)
  })
}

/**
 * @param parts contracts between the same parties
 * @returns one contract formatted for git: independent of the order of the tests, and without the versions of the tools, which change
 * with every release
 * @throws Error for two interactions that differ, but have the same description and states
 */
export function mergeContracts(parts: string[]): string {
  const contracts = parts.map((text) => JSON.parse(text) as Contract)
  const interactions = removeRepeated(contracts.flatMap((part) => part.interactions).toSorted(compareInteractions))
  const [{ metadata, ...parties }] = contracts as [Contract]
  const contract = { ...parties, interactions, metadata: { pactSpecification: metadata.pactSpecification } }
  return `${JSON.stringify(sortKeys(contract), null, 2)}\n`
}

/** Removes the contract and its parts before the consumer tests, because those only add to the parts. */
export async function removeContract(): Promise<void> {
  for (const folder of [CONTRACT_FOLDER, CONTRACT_PARTS_FOLDER])
    await rm(join(root, folder), { recursive: true, force: true })
}

/** Writes the contract from the parts that the tests have written; there are none when all tests failed. */
export async function writeContract(): Promise<void> {
  const parts = globSync(join(root, CONTRACT_PARTS_FOLDER, '*', '*.json'))
  const [first] = parts
  if (first === undefined) return
  await mkdir(join(root, CONTRACT_FOLDER), { recursive: true })
  const contract = mergeContracts(await Promise.all(parts.map((part) => readFile(part, 'utf8'))))
  await writeFile(join(root, CONTRACT_FOLDER, basename(first)), contract)
}
