import { isBlank } from '@shared/text'
import type { Language, TemplateKind, MessageTemplateDetails, Side } from '@/api/weddings'
import { locales } from '@/i18n/locales'
import { findOwnTemplate, getDefaultTemplate, type MessageSource } from '../message'

/** As in the OpenAPI document (MessageTemplateDetails). */
export const TEMPLATE_MAX_CHARACTERS = 1500

const SIDES: readonly Side[] = ['groom', 'bride', 'both']

/** A text of the dialog for each language and side. */
export interface TemplateValues {
  language: Language
  side: Side
  texts: Record<string, string>
}

const variants = locales.flatMap((language) => SIDES.map((side) => ({ language, side })))

/** @returns the key of a text among the values */
export const getTextKey = ({ language, side }: Pick<TemplateValues, 'language' | 'side'>): string =>
  `${language}_${side}`

/** @returns the texts that apply now */
export const toTemplateValues = (
  source: MessageSource,
  kind: TemplateKind,
  { language, side }: Pick<TemplateValues, 'language' | 'side'>,
): TemplateValues => ({
  language,
  side,
  texts: Object.fromEntries(
    variants.map((variant) => {
      const key = { kind, ...variant }
      return [getTextKey(variant), findOwnTemplate(source, key) ?? getDefaultTemplate(source, key)]
    }),
  ),
})

/** @returns the edited templates; one without a text restores the default */
export function listEditedTemplates(
  source: MessageSource,
  kind: TemplateKind,
  before: TemplateValues,
  { texts }: TemplateValues,
): MessageTemplateDetails[] {
  const edited = variants.filter((variant) => texts[getTextKey(variant)] !== before.texts[getTextKey(variant)])
  return edited.map((variant) => {
    const key = { kind, ...variant }
    const text = texts[getTextKey(variant)]!
    return isBlank(text) || text.trim() === getDefaultTemplate(source, key) ? key : { ...key, text }
  })
}
