import { parseArgs, type ParseArgsConfig } from 'node:util'

/** An error that the user must fix first: printed without a stack trace. */
export class Refusal extends Error {}

export const isHttpAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

/** The text of `--help`, and the accepted options. */
export interface Usage<Options extends NonNullable<ParseArgsConfig['options']>> {
  usage: string
  options: Options
}

type Values<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

/**
 * Runs a command with its arguments and ends the process: with the returned exit code, or with 1 and the message of a `Refusal`. `--help`
 * only prints the usage.
 */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  { usage, options }: Usage<Options>,
  command: (values: Values<Options>) => Promise<number>,
): Promise<never> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    process.exit(await command(readArguments(args, { usage, options })))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { usage, options }: Usage<Options>,
): Values<Options> {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`, { cause: error })
  }
}
