import { getAccount, getView } from '../../../http/auth.ts'
import type { Handlers } from '../../../http/handlerTypes.ts'
import { acceptInvite, createInvite, listInvites, lookUpInvite, revokeInvite } from '../invites.ts'
import type { InviteDeps } from '../invites.ts'
import { editMember, listMembers, removeMember } from '../members.ts'

type MemberOperation =
  | 'listMembers'
  | 'updateMember'
  | 'removeMember'
  | 'leaveWedding'
  | 'listMemberInvites'
  | 'createMemberInvite'
  | 'revokeMemberInvite'
  | 'lookUpMemberInvite'
  | 'acceptMemberInvite'

/** Handlers for the members of weddings and the invites by which they join. */
export const createMemberHandlers = (deps: InviteDeps): Handlers<MemberOperation> => ({
  listMembers: async (request) => ({ items: await listMembers(deps, getView(request)) }),

  updateMember: async (request) => editMember(deps, getView(request), request.params.memberId, request.body),

  removeMember: async (request, reply) => {
    await removeMember(deps, getView(request), request.params.memberId)
    return reply.send()
  },

  leaveWedding: async (request, reply) => {
    await removeMember(deps, getView(request), getAccount(request).userId)
    return reply.send()
  },

  listMemberInvites: async (request) => ({ items: await listInvites(deps, getView(request)) }),

  createMemberInvite: async (request) => createInvite(deps, getView(request), request.body),

  revokeMemberInvite: async (request, reply) => {
    await revokeInvite(deps, getView(request), request.params.inviteId)
    return reply.send()
  },

  lookUpMemberInvite: async ({ subject, body }) => lookUpInvite(deps, subject?.userId ?? null, body.token),

  acceptMemberInvite: async (request) => acceptInvite(deps, getAccount(request).userId, request.body.token),
})
