import { API_PREFIX } from '../../shared/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { OPERATOR_COOKIE, OPERATOR_SESSION_S } from '../config/limits.ts'
import { getCookieName } from './refreshCookie.ts'

const getOptions = (config: Config) =>
  ({ path: `${API_PREFIX}/operator`, httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

/** @returns the token of the operator's session in a request */
export const getOperatorToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[getCookieName(config, OPERATOR_COOKIE)]

export function setOperatorCookie(reply: FastifyReply, config: Config, token: string): void {
  const options = { ...getOptions(config), maxAge: OPERATOR_SESSION_S }
  void reply.setCookie(getCookieName(config, OPERATOR_COOKIE), token, options)
}

export function clearOperatorCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(getCookieName(config, OPERATOR_COOKIE), getOptions(config))
}
