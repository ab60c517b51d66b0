import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasErrorCode } from '@/api'
import { useCreateMemberInviteMutation, type NewMemberInvite, type Wedding } from '@/api/weddings'
import { memberFormMessages } from '@/i18n/messages/members'
import { SubmitRefused, useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { FormDialog } from '@/ui/fields/FormDialog'
import { MemberFields } from '../MemberFields'
import { toRights, type MemberKind } from '../memberKinds'
import { memberSchema, type MemberValues } from '../memberValues'
import { InviteLinkDialog } from './InviteLinkDialog'

interface InviteFlowProps {
  wedding: Wedding
  /** The first choice in the form; null while nobody is invited. */
  kind: MemberKind | null
  /** Whether one of the couple can be invited. */
  hasOwner: boolean
  onClose: () => void
}

/**
 * Invites somebody: first the form, then the link. Stays mounted while the page is open: the same invite, sent again after a lost response, keeps its id,
 * for which the server returns the same link.
 */
export function InviteFlow({ wedding, kind, hasOwner, onClose }: InviteFlowProps) {
  const [create] = useCreateMemberInviteMutation()
  const sendOnce = useSendOnce()
  const [invite, setInvite] = useState<NewMemberInvite | null>(null)
  const send = async (values: MemberValues) => {
    const rights = toRights(values.kind, values.label)
    const { id: weddingId } = wedding
    setInvite(await sendOnce(rights, (id) => create({ weddingId, memberInviteInput: { id, ...rights } }).unwrap()))
  }
  const close = () => {
    setInvite(null)
    onClose()
  }
  if (kind === null) return null
  return invite ? (
    <InviteLinkDialog wedding={wedding} invite={invite} onClose={close} />
  ) : (
    <InviteForm weddingId={wedding.id} kind={kind} hasOwner={hasOwner} send={send} onClose={close} />
  )
}

interface InviteFormProps {
  weddingId: string
  kind: MemberKind
  hasOwner: boolean
  send: (values: MemberValues) => Promise<void>
  onClose: () => void
}

function InviteForm({ weddingId, kind, hasOwner, send, onClose }: InviteFormProps) {
  const intl = useIntl()
  const { submit, failure } = useFormSubmit<MemberValues>(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!hasErrorCode(error, 'limit_reached')) throw error
      const { ownersFull, invitesFull } = memberFormMessages
      throw new SubmitRefused(intl.formatMessage(values.kind === 'owner' ? ownersFull : invitesFull))
    }
  })
  return (
    <FormDialog
      title={<FormattedMessage {...memberFormMessages.inviteTitle} />}
      initialValues={{ kind, label: '' }}
      schema={memberSchema}
      failure={failure}
      keepAs={`invite:${weddingId}`}
      submitLabel={<FormattedMessage {...memberFormMessages.create} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <MemberFields hasOwner={hasOwner} />
    </FormDialog>
  )
}
