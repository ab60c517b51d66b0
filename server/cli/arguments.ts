import { parseArgs } from 'node:util'

/** The arguments after `npm start --`. */
export interface StartArguments {
  /** Adds the sample providers of server/modules/providers/demo to the directory. */
  demo: boolean
}

/** An unknown argument. The message names it and lists the known arguments. */
export class ArgumentError extends Error {}

/**
 * Parses the arguments of `npm start`.
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

/** @returns whether `readArguments` accepts these arguments */
export function hasValidArguments(args: string[]): boolean {
  try {
    readArguments(args)
    return true
  } catch {
    return false
  }
}
