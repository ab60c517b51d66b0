import { API_PREFIX } from '../../shared/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { REFRESH_COOKIE, REMEMBERED_SESSION_S } from '../config/limits.ts'

const getCookieOptions = (config: Config) =>
  ({ path: `${API_PREFIX}/identity`, httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

/** @returns a cookie's name. Over HTTPS its prefix makes browsers accept it from HTTPS only (`__Host-` requires the path `/`). */
export const getCookieName = (config: Config, name = REFRESH_COOKIE): string =>
  isSecure(config) ? `__Secure-${name}` : name

/** @returns the refresh token of the request, also from the cookie of earlier releases, which the response replaces */
export const getRefreshToken = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[getCookieName(config)] ?? request.cookies[REFRESH_COOKIE]

function clearFormerCookie(reply: FastifyReply, config: Config): void {
  const isFormer = getCookieName(config) !== REFRESH_COOKIE && reply.request.cookies[REFRESH_COOKIE] !== undefined
  if (isFormer) void reply.clearCookie(REFRESH_COOKIE, getCookieOptions(config))
}

/** Sets the refresh cookie. Without `remembered` it has no max-age and ends with the browser session. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  { refreshToken, remembered }: { refreshToken: string; remembered: boolean },
): void {
  const age = remembered ? { maxAge: REMEMBERED_SESSION_S } : {}
  void reply.setCookie(getCookieName(config), refreshToken, { ...getCookieOptions(config), ...age })
  clearFormerCookie(reply, config)
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(getCookieName(config), getCookieOptions(config))
  clearFormerCookie(reply, config)
}
