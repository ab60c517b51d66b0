import type { FastifyRequest } from 'fastify'
import { storageKeys } from '../../../../shared/storageKeys.ts'
import { parseLanguage, getBrowserLanguage } from '../../../messages/index.ts'
import type { Language } from '../../../messages/index.ts'

export interface PageLanguage {
  language: Language
  /** Whether the address contains it (`?lang=`). */
  isNamed: boolean
}

/** @returns the visitor's choice, else the address's language, else the browser's, else Arabic (specification §1, "Languages") */
export function getPageLanguage({ url, cookies, headers }: FastifyRequest): PageLanguage {
  const asked = parseLanguage(new URLSearchParams(url.split('?', 2)[1]).get('lang'))
  const language =
    parseLanguage(cookies[storageKeys.locale]) ?? asked ?? getBrowserLanguage(headers['accept-language']) ?? 'ar'
  return { language, isNamed: asked === language }
}
