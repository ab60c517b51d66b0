import type { BaseLogger } from 'pino'

type Levels = Pick<BaseLogger, 'info' | 'warn' | 'error'>

/** The part of the server's log that modules use, without the HTTP framework. */
export interface Logger extends Levels {
  child: (bindings: object, options?: { level?: string }) => Levels
}
