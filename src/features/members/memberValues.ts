import { object, type ObjectSchema } from 'yup'
import type { MemberRights } from '@/api/weddings'
import { MEMBER_LABEL_MAX_CHARACTERS } from '@/config/limits'
import { memberFormMessages } from '@/i18n/messages/members'
import { createLineRule } from '@/ui/fields/textRule'
import { toKind, type MemberKind } from './memberKinds'

/** The fields of a role as a form has them. */
export interface MemberValues {
  kind: MemberKind
  label: string
}

export const toMemberValues = (rights: MemberRights): MemberValues => ({
  kind: toKind(rights),
  label: rights.label ?? '',
})

export const memberSchema: ObjectSchema<object> = object({
  label: createLineRule(MEMBER_LABEL_MAX_CHARACTERS, {
    tooLong: memberFormMessages.tooLong.id,
    markup: memberFormMessages.markup.id,
  }),
})
