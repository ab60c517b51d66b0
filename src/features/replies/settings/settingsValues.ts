import { object, string } from 'yup'
import { toLatinDigits } from '@shared/patterns'
import type { ReplySettings, ReplySettingsDetails } from '@/api/weddings'
import { LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@/config/limits'
import { localizeDigits } from '@shared/localizeDigits'
import { replySettingsMessages } from '@/i18n/messages/replies'
import { createLineRule } from '@/ui/fields/textRule'

/** The settings as the form edits them: empty when not set. */
export interface SettingsValues {
  replyBy: string
  questionAr: string
  questionEn: string
  contact: string
  asksChildren: boolean
  takesRequests: boolean
  sendsDigest: boolean
  /** Digits of either script. */
  silentRate: string
}

/** @returns the form's values of the settings, the rate in the digits of the language */
export const toSettingsValues = (settings: ReplySettings, locale: string): SettingsValues => ({
  replyBy: settings.replyBy ?? '',
  questionAr: settings.questionAr ?? '',
  questionEn: settings.questionEn ?? '',
  contact: settings.contact ?? '',
  asksChildren: settings.asksChildren,
  takesRequests: settings.takesRequests,
  sendsDigest: settings.sendsDigest,
  silentRate: localizeDigits(settings.silentRate, locale),
})

const parseRate = (typed: string): number => Number(toLatinDigits(typed.trim()))

/** @returns the details that the API stores */
export const toSettingsDetails = ({ silentRate, ...values }: SettingsValues): ReplySettingsDetails => ({
  ...values,
  replyBy: values.replyBy || undefined,
  questionAr: values.questionAr.trim() || undefined,
  questionEn: values.questionEn.trim() || undefined,
  contact: values.contact.trim() || undefined,
  silentRate: parseRate(silentRate),
})

const isRate = (typed = ''): boolean => {
  const rate = parseRate(typed)
  return typed.trim() !== '' && Number.isInteger(rate) && rate >= 0 && rate <= 100
}

const questionRule = createLineRule(NAME_MAX_CHARACTERS, {
  tooLong: replySettingsMessages.questionTooLong.id,
  markup: replySettingsMessages.markup.id,
})

export const settingsSchema = object({
  questionAr: questionRule,
  questionEn: questionRule,
  contact: createLineRule(LINE_MAX_CHARACTERS, {
    tooLong: replySettingsMessages.contactTooLong.id,
    markup: replySettingsMessages.markup.id,
  }),
  silentRate: string().test('rate', replySettingsMessages.rateRange.id, isRate),
})
