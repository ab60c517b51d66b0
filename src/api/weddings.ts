/**
 * The entry to the operations on weddings and guest lists, apart from `index.ts`, so that other pages do not load them. Exports the generated
 * endpoints with their tags, their hooks and types.
 */
import type { TagDescription } from '@reduxjs/toolkit/query/react'
import { weddingEndpoints } from './entities'
import { addOptimisticUpdates } from './guestListCache'
import { addReplySettingsUpdates } from './replySettingsCache'
import { addStatusUpdates } from './statusCache'
import { addWeddingUpdates } from './weddingCache'

export * from './generated/weddingEndpoints'
export {
  useListHouseholdsQuery,
  useListStatusesQuery,
  weddingEndpoints,
  type HouseholdEntities,
  type StatusEntities,
} from './entities'
export { downloadGuestList, type GuestListContent, type GuestListFormat } from './downloadGuestList'
export { applyUpdate, getGuestListArgs, invalidateGuestList, storeHousehold } from './guestListCache'
export { mergeStatuses } from './statusCache'
export { useGuestList, type GuestList } from './useGuestList'

const TAGS = [
  'Wedding',
  'Member',
  'Invite',
  'Event',
  'Plans',
  'Household',
  'Bin',
  'Import',
  'Summary',
  'Invitation',
  'ReplySettings',
  'History',
  'Request',
  'Template',
] as const
type Tag = (typeof TAGS)[number]
interface OfWedding {
  weddingId: string
}

/** The members of a wedding with their number of owners, on which its invites depend. After a refusal both are stale too. */
const tagMembers = (_result: unknown, _error: unknown, { weddingId }: OfWedding): TagDescription<Tag>[] =>
  (['Member', 'Invite'] as const).map((type) => ({ type, id: weddingId }))
/** Tags of the events of a wedding, and of its invitations, which show their dates. */
const tagEvents = (_result: unknown, _error: unknown, { weddingId }: OfWedding): TagDescription<Tag>[] => [
  { type: 'Event', id: weddingId },
  { type: 'Invitation', id: 'LIST' },
]
/** A change of plans changes the events, and what can be undone. After a refusal both are stale too. */
const tagPlans = (_result: unknown, _error: unknown, arg: OfWedding): TagDescription<Tag>[] => [
  ...tagEvents(undefined, undefined, arg),
  { type: 'Plans', id: arg.weddingId },
]
/** Everything that an import or a restored bin changes: the list is fetched again. */
const tagGuestList = (_result: unknown, _error: unknown, { weddingId }: OfWedding): TagDescription<Tag>[] =>
  (['Household', 'Bin', 'Import', 'Summary'] as const).map((type) => ({ type, id: weddingId }))
/** An optimistic update has changed the list itself; only counts and the bin are fetched again, if they are shown. */
const tagCounts = (_result: unknown, _error: unknown, { weddingId }: OfWedding): TagDescription<Tag>[] =>
  (['Bin', 'Summary'] as const).map((type) => ({ type, id: weddingId }))

/** The history of the household whose status has changed. */
const tagHistory = (result: { householdId: string } | undefined): TagDescription<Tag>[] =>
  result ? [{ type: 'History', id: result.householdId }] : []

weddingEndpoints.enhanceEndpoints<Tag>({
  addTagTypes: TAGS,
  endpoints: {
    listWeddings: { providesTags: ['Wedding'] },
    createWedding: { invalidatesTags: ['Wedding'] },
    // Its invitations have its time zone. After a failure the form explains it, on a page that still shows the wedding.
    updateWedding: { invalidatesTags: (result) => (result ? [{ type: 'Invitation', id: 'LIST' }] : []) },
    deleteWedding: { invalidatesTags: ['Wedding'] },
    listMembers: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Member', id: weddingId }] },
    updateMember: { invalidatesTags: tagMembers },
    removeMember: { invalidatesTags: tagMembers },
    leaveWedding: { invalidatesTags: (_result, error) => (error ? [] : ['Wedding']) },
    listMemberInvites: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Invite', id: weddingId }] },
    // After a lost response it may be stored.
    createMemberInvite: { invalidatesTags: tagMembers },
    revokeMemberInvite: { invalidatesTags: tagMembers },
    acceptMemberInvite: { invalidatesTags: (_result, error) => (error ? [] : ['Wedding']) },
    listEvents: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Event', id: weddingId }] },
    // Two orders that overlap end at the one that the server stored last.
    orderEvents: { invalidatesTags: (_result, _error, { weddingId }) => [{ type: 'Event', id: weddingId }] },
    createEvent: { invalidatesTags: tagEvents },
    updateEvent: { invalidatesTags: tagEvents },
    deleteEvent: { invalidatesTags: tagEvents },
    getPlans: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Plans', id: weddingId }] },
    changePlans: { invalidatesTags: tagPlans },
    undoPlans: { invalidatesTags: tagPlans },
    createHall: { invalidatesTags: tagEvents },
    updateHall: { invalidatesTags: tagEvents },
    deleteHall: { invalidatesTags: tagEvents },
    listHouseholds: {
      providesTags: (_result, _error, { weddingId, deleted }) => [
        { type: deleted ? 'Bin' : 'Household', id: weddingId },
      ],
    },
    getGuestSummary: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Summary', id: weddingId }] },
    listImports: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Import', id: weddingId }] },
    createHousehold: { invalidatesTags: tagCounts },
    updateHousehold: { invalidatesTags: tagCounts },
    deleteHousehold: { invalidatesTags: tagCounts },
    bulkEditHouseholds: {
      invalidatesTags: (result, error, arg) =>
        arg.bulkEdit.action === 'restore' ? tagGuestList(result, error, arg) : tagCounts(result, error, arg),
    },
    importHouseholds: { invalidatesTags: tagGuestList },
    undoImport: { invalidatesTags: tagGuestList },
    getReplySettings: { providesTags: (_result, _error, { weddingId }) => [{ type: 'ReplySettings', id: weddingId }] },
    updateReplySettings: {
      invalidatesTags: (_result, error, { weddingId }) => (error ? [{ type: 'ReplySettings', id: weddingId }] : []),
    },
    markRepliesSeen: { invalidatesTags: (_result, error) => (error ? ['Wedding'] : []) },
    getHouseholdHistory: { providesTags: (_result, _error, { householdId }) => [{ type: 'History', id: householdId }] },
    recordReply: { invalidatesTags: tagHistory },
    undoReply: { invalidatesTags: tagHistory },
    restoreReply: { invalidatesTags: tagHistory },
    publishWish: { invalidatesTags: tagHistory },
    recordSend: { invalidatesTags: tagHistory },
    deleteSend: { invalidatesTags: tagHistory },
    listReplyRequests: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Request', id: weddingId }] },
    decideReplyRequest: {
      invalidatesTags: (result, error, arg) => [
        { type: 'Request', id: arg.weddingId },
        ...(arg.replyRequestUpdate.newHousehold || arg.replyRequestUpdate.householdUpdate
          ? tagGuestList(result, error, arg)
          : []),
      ],
    },
    decideReplyRequests: { invalidatesTags: (_result, _error, { weddingId }) => [{ type: 'Request', id: weddingId }] },
    listMessageTemplates: { providesTags: (_result, _error, { weddingId }) => [{ type: 'Template', id: weddingId }] },
    updateMessageTemplate: {
      invalidatesTags: (_result, _error, { weddingId }) => [{ type: 'Template', id: weddingId }],
    },
  },
})
addOptimisticUpdates()
addWeddingUpdates()
addStatusUpdates()
addReplySettingsUpdates()
