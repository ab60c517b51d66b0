import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../config.ts'
import type { Config } from '../config.ts'
import { API_PREFIX, REFRESH_COOKIE, REMEMBERED_SESSION_S } from '../limits.ts'

const options = (config: Config) =>
  ({ path: `${API_PREFIX}/identity`, httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

export const refreshCookieOf = (request: FastifyRequest): string | undefined => request.cookies[REFRESH_COOKIE]

/** Without 'Remember me' the cookie has no age and ends with the browser. */
export function setRefreshCookie(reply: FastifyReply, config: Config, token: string, remembered: boolean): void {
  const age = remembered ? { maxAge: REMEMBERED_SESSION_S } : {}
  void reply.setCookie(REFRESH_COOKIE, token, { ...options(config), ...age })
}

export const clearRefreshCookie = (reply: FastifyReply, config: Config): void =>
  void reply.clearCookie(REFRESH_COOKIE, options(config))
