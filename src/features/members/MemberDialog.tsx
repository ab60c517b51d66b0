import { FormattedMessage, useIntl } from 'react-intl'
import { hasErrorCode, isNotFound } from '@/api'
import { useUpdateMemberMutation, type Member } from '@/api/weddings'
import { memberFormMessages, memberKindMessages, membersMessages } from '@/i18n/messages/members'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { FormDialog } from '@/ui/fields/FormDialog'
import { MemberFields } from './MemberFields'
import { toRights } from './memberKinds'
import { memberSchema, toMemberValues, type MemberValues } from './memberValues'
import { useFormatMember } from './useFormatMember'

interface MemberDialogProps {
  weddingId: string
  member: Member
  /** Whether one of the couple can be chosen. */
  hasOwner: boolean
  onSaved: () => void
  onClose: () => void
}

/** The form to edit role and label of a member. */
export function MemberDialog({ weddingId, member, hasOwner, onSaved, onClose }: MemberDialogProps) {
  const intl = useIntl()
  const { formatName } = useFormatMember()
  const [update] = useUpdateMemberMutation()
  const save = ({ kind, label }: MemberValues, base: Member | null): Promise<Member> => {
    const { version } = base ?? member
    return update({ weddingId, memberId: member.id, memberUpdate: { ...toRights(kind, label), version } }).unwrap()
  }
  const { send, conflict } = useVersionedSave({ stored: member, toValues: toMemberValues, save, onSaved })
  const { submit, failure } = useFormSubmit(send, { describe: useDescribeError() })
  const formatConflict = useFormatConflict<MemberValues>(memberFormMessages, (field, values) =>
    field === 'kind' ? intl.formatMessage(memberKindMessages[values.kind]) : values.label,
  )
  return (
    <FormDialog
      title={<FormattedMessage {...membersMessages.editNamed} values={{ name: formatName(member) }} />}
      initialValues={toMemberValues(member)}
      schema={memberSchema}
      failure={failure}
      keepAs={`member:${member.id}`}
      conflict={formatConflict(conflict)}
      onSubmit={submit}
      onClose={onClose}
    >
      <MemberFields hasOwner={hasOwner} />
    </FormDialog>
  )
}

/** @returns a function for the errors that the form explains in words of its own; undefined for all others */
function useDescribeError(): (error: unknown) => string | undefined {
  const intl = useIntl()
  return (error) => {
    if (hasErrorCode(error, 'limit_reached')) return intl.formatMessage(memberFormMessages.ownersFull)
    if (hasErrorCode(error, 'last_owner')) return intl.formatMessage(memberFormMessages.lastOwner)
    return isNotFound(error) ? intl.formatMessage(memberFormMessages.gone) : undefined
  }
}
