import { tryPort } from '../../../server/http/tryPort.ts'

/** @returns a port of this machine that nothing listens on. */
export const freePort = (): Promise<number> => tryPort({ port: 0, host: '127.0.0.1' })
