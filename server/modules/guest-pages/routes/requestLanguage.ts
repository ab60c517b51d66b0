import type { FastifyRequest } from 'fastify'
import { getBrowserLanguage, parseLanguage } from '../../../messages/index.ts'
import type { PageLanguage } from '../renderer.ts'

/** @returns the language in the address (`?lang=`) */
export const getAddressLanguage = ({ query }: FastifyRequest): PageLanguage | undefined =>
  parseLanguage((query as { lang?: string }).lang ?? null) ?? undefined

/** @returns the language of a notice: the browser's, else Arabic (specification §1, "Languages") */
export const getAcceptedLanguage = ({ headers }: FastifyRequest): PageLanguage =>
  getBrowserLanguage(headers['accept-language']) ?? 'ar'
