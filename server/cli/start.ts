import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { ArgumentError, readArguments } from './arguments.ts'
import { listen } from '../http/listen.ts'
import { findOpenFilesWarning } from './openFiles.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { DatabaseUnavailable } from '../database/startErrors.ts'
import { holdDataDir } from '../database/dataLock.ts'
import { getErrorCode } from '../database/errors.ts'
import { drawDemoPhotos } from '../modules/providers/demo/drawDemoPhotos.ts'
import { addDemoProviders } from '../modules/providers/demo/addDemoProviders.ts'
import { CLOSE_TIMEOUT_MS } from '../config/limits.ts'
import { SecretsUnavailable } from '../http/accessTokenSecret.ts'

/** @returns a message without a stack trace for errors that the operator can fix, or null */
function describeStartError(error: unknown, config: Config | null): string | null {
  if ([ArgumentError, ConfigError, DatabaseUnavailable, SecretsUnavailable].some((kind) => error instanceof kind))
    return (error as Error).message
  const code = getErrorCode(error)
  if (code === 'EMFILE')
    return 'Too many files are open in this process. Run "ulimit -n 65536", then start again (systemd: LimitNOFILE=65536).'
  if (!config) return null
  const { variable, host, port } = findFailedAddress(error, config)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or start with ${variable}=${port < 65_535 ? port + 1 : 3000} npm start.`
  }
  if (code === 'EACCES') return `Port ${port} needs the system's permission. Start with a ${variable} above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${variable.replace('PORT', 'HOST')} ${host} is not an address of this machine.`
  return null
}

/** @returns the address that the server could not bind: the metrics address or the main one */
function findFailedAddress(error: unknown, { port, host, metrics }: Config) {
  const ofMetrics = metrics && (error as { port?: number }).port === metrics.port
  return ofMetrics ? { variable: 'METRICS_PORT', ...metrics } : { variable: 'PORT', host, port }
}

/**
 * @param stop aborted first, for work that goes on beside the requests
 * @returns a function that closes the server and ends the process with an exit code, once, within CLOSE_TIMEOUT_MS
 */
function createShutdown(app: FastifyInstance, stop: AbortController): (code: number) => Promise<void> {
  let isClosing = false
  return async (code) => {
    if (isClosing) return
    isClosing = true
    stop.abort()
    setTimeout(() => {
      process.stderr.write('Work under way did not end in time; the server stops without it.\n')
      process.exit(1)
    }, CLOSE_TIMEOUT_MS).unref()
    await app.close()
    process.exit(code)
  }
}

/** Starts the server and prints its address. On failure prints the reason and exits with code 1. */
export async function startServer(): Promise<void> {
  let config: Config | null = null
  try {
    const { demo } = readArguments(process.argv.slice(2))
    config = readConfig(process.env)
    await holdDataDir(config)
    // Loaded only when it is used: OpenTelemetry's packages make the start slower.
    const tracing = config.tracing
      ? (await import('../http/tracing.ts')).createTracing(config.tracing, config.trustedProxies)
      : undefined
    const app = await buildApp({ config, tracing })
    const stop = new AbortController()
    const close = createShutdown(app, stop)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(0))
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        app.log.fatal(
          { err: error instanceof Error ? error : new Error('not an Error'), event },
          'unexpected failure: the server stops',
        )
        void close(1)
      })
    }
    try {
      if (demo) await addDemoProviders(app.context.db)
      await listen(app, config)
      if (demo) drawDemoPhotos(app.context, stop.signal)
      const warning = await findOpenFilesWarning()
      if (warning) app.log.warn(warning)
    } catch (error) {
      await app.close()
      throw error
    }
    process.stdout.write(`Zaffa is at ${config.localUrl}\n`)
  } catch (error) {
    process.stderr.write(`${describeStartError(error, config) ?? inspect(error)}\n`)
    process.exit(1)
  }
}
