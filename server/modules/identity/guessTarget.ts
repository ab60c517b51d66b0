import type { FastifyRequest } from 'fastify'
import type { GuessTarget } from './guessLimits.ts'
import { getClientAddress, getClientNetwork } from '../../http/clientNetwork.ts'

/** @returns the account and client that a password comparison counts for */
export const toGuessTarget = (
  { ip }: Pick<FastifyRequest, 'ip'>,
  kind: GuessTarget['kind'],
  name: string,
): GuessTarget => ({
  kind,
  name,
  address: getClientAddress(ip),
  network: getClientNetwork(ip),
})
