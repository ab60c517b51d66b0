import { parseArgs } from 'node:util'

/** What stands behind `npm start --`. */
export interface StartArguments {
  /** Puts sample providers into the directory, see demo/. */
  demo: boolean
}

/** An argument that nobody knows; the message names it and the known ones. */
export class ArgumentError extends Error {}

/**
 * Reads the arguments of a start.
 * @throws ArgumentError
 */
export function readArguments(args: string[]): StartArguments {
  try {
    const { values } = parseArgs({ args, options: { demo: { type: 'boolean', default: false } } })
    return { demo: values.demo }
  } catch {
    throw new ArgumentError(
      `Zaffa cannot start with "${args.join(' ')}". The only argument is --demo, which puts sample providers into the directory: npm start -- --demo`,
    )
  }
}

/** Whether a start would take these arguments. */
export function areArguments(args: string[]): boolean {
  try {
    readArguments(args)
    return true
  } catch {
    return false
  }
}
