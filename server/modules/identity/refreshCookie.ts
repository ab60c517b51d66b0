import { API_PREFIX } from '../../../shared/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../config/config.ts'
import type { Config } from '../../config/config.ts'
import { REFRESH_COOKIE, REMEMBERED_SESSION_S } from '../../config/limits.ts'

const options = (config: Config) =>
  ({ path: `${API_PREFIX}/identity`, httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

/** Over https a prefix by which browsers take the cookie from https alone (`__Host-` would need the path `/`). */
const nameOf = (config: Config): string => (isSecure(config) ? `__Secure-${REFRESH_COOKIE}` : REFRESH_COOKIE)

/** The refresh token of the request; also from the cookie of earlier releases, which the answer replaces. */
export const getRefreshToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameOf(config)] ?? request.cookies[REFRESH_COOKIE]

function clearFormerCookie(reply: FastifyReply, config: Config): void {
  const isFormer = nameOf(config) !== REFRESH_COOKIE && reply.request.cookies[REFRESH_COOKIE] !== undefined
  if (isFormer) void reply.clearCookie(REFRESH_COOKIE, options(config))
}

/** Without 'Remember me' the cookie has no age and ends with the browser. */
export function setRefreshCookie(reply: FastifyReply, config: Config, token: string, remembered: boolean): void {
  const age = remembered ? { maxAge: REMEMBERED_SESSION_S } : {}
  void reply.setCookie(nameOf(config), token, { ...options(config), ...age })
  clearFormerCookie(reply, config)
}

/** Takes the refresh cookie from the browser. */
export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(nameOf(config), options(config))
  clearFormerCookie(reply, config)
}
