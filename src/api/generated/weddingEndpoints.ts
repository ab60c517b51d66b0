// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWeddings: build.query<ListWeddingsApiResponse, ListWeddingsApiArg>({
      query: () => ({ url: `/weddings` }),
    }),
    createWedding: build.mutation<
      CreateWeddingApiResponse,
      CreateWeddingApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings`,
        method: "POST",
        body: queryArg.weddingInput,
      }),
    }),
    updateWedding: build.mutation<
      UpdateWeddingApiResponse,
      UpdateWeddingApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}`,
        method: "PUT",
        body: queryArg.weddingUpdate,
      }),
    }),
    deleteWedding: build.mutation<
      DeleteWeddingApiResponse,
      DeleteWeddingApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}`,
        method: "DELETE",
      }),
    }),
    listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/members`,
      }),
    }),
    updateMember: build.mutation<UpdateMemberApiResponse, UpdateMemberApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/members/${encodeURIComponent(String(queryArg.memberId))}`,
        method: "PUT",
        body: queryArg.memberUpdate,
      }),
    }),
    removeMember: build.mutation<RemoveMemberApiResponse, RemoveMemberApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/members/${encodeURIComponent(String(queryArg.memberId))}`,
        method: "DELETE",
      }),
    }),
    leaveWedding: build.mutation<LeaveWeddingApiResponse, LeaveWeddingApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/membership`,
        method: "DELETE",
      }),
    }),
    listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/changes`,
        params: {
          before: queryArg.before,
          memberId: queryArg.memberId,
          topic: queryArg.topic,
        },
      }),
    }),
    markChangesSeen: build.mutation<
      MarkChangesSeenApiResponse,
      MarkChangesSeenApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/changes/seen`,
        method: "PUT",
        body: queryArg.seenChanges,
      }),
    }),
    undoChange: build.mutation<UndoChangeApiResponse, UndoChangeApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/changes/${encodeURIComponent(String(queryArg["number"]))}/undo`,
        method: "POST",
        body: queryArg.changeUndo,
      }),
    }),
    listMemberInvites: build.query<
      ListMemberInvitesApiResponse,
      ListMemberInvitesApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/member-invites`,
      }),
    }),
    createMemberInvite: build.mutation<
      CreateMemberInviteApiResponse,
      CreateMemberInviteApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/member-invites`,
        method: "POST",
        body: queryArg.memberInviteInput,
      }),
    }),
    revokeMemberInvite: build.mutation<
      RevokeMemberInviteApiResponse,
      RevokeMemberInviteApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/member-invites/${encodeURIComponent(String(queryArg.inviteId))}`,
        method: "DELETE",
      }),
    }),
    lookUpMemberInvite: build.mutation<
      LookUpMemberInviteApiResponse,
      LookUpMemberInviteApiArg
    >({
      query: (queryArg) => ({
        url: `/member-invites/look-up`,
        method: "POST",
        body: queryArg.inviteToken,
      }),
    }),
    acceptMemberInvite: build.mutation<
      AcceptMemberInviteApiResponse,
      AcceptMemberInviteApiArg
    >({
      query: (queryArg) => ({
        url: `/member-invites/acceptance`,
        method: "POST",
        body: queryArg.inviteToken,
      }),
    }),
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/events`,
      }),
    }),
    orderEvents: build.mutation<OrderEventsApiResponse, OrderEventsApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/events`,
        method: "PUT",
        body: queryArg.eventOrder,
      }),
    }),
    createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/events`,
        method: "POST",
        body: queryArg.eventInput,
      }),
    }),
    updateEvent: build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/events/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "PUT",
        body: queryArg.eventUpdate,
      }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/events/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "DELETE",
      }),
    }),
    getPlans: build.query<GetPlansApiResponse, GetPlansApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/plans`,
      }),
    }),
    changePlans: build.mutation<ChangePlansApiResponse, ChangePlansApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/plans`,
        method: "PUT",
        body: queryArg.planChange,
      }),
    }),
    undoPlans: build.mutation<UndoPlansApiResponse, UndoPlansApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/plans/undo`,
        method: "POST",
      }),
    }),
    createHall: build.mutation<CreateHallApiResponse, CreateHallApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/halls`,
        method: "POST",
        body: queryArg.hallInput,
      }),
    }),
    updateHall: build.mutation<UpdateHallApiResponse, UpdateHallApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/halls/${encodeURIComponent(String(queryArg.hallId))}`,
        method: "PUT",
        body: queryArg.hallUpdate,
      }),
    }),
    deleteHall: build.mutation<DeleteHallApiResponse, DeleteHallApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/halls/${encodeURIComponent(String(queryArg.hallId))}`,
        method: "DELETE",
      }),
    }),
    listHouseholds: build.query<
      ListHouseholdsApiResponse,
      ListHouseholdsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households`,
        params: {
          q: queryArg.q,
          side: queryArg.side,
          eventId: queryArg.eventId,
          hallId: queryArg.hallId,
          tag: queryArg.tag,
          hasPhone: queryArg.hasPhone,
          deleted: queryArg.deleted,
          sort: queryArg.sort,
          order: queryArg.order,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    createHousehold: build.mutation<
      CreateHouseholdApiResponse,
      CreateHouseholdApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households`,
        method: "POST",
        body: queryArg.householdInput,
      }),
    }),
    bulkEditHouseholds: build.mutation<
      BulkEditHouseholdsApiResponse,
      BulkEditHouseholdsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/bulk`,
        method: "POST",
        body: queryArg.bulkEdit,
      }),
    }),
    updateHousehold: build.mutation<
      UpdateHouseholdApiResponse,
      UpdateHouseholdApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}`,
        method: "PUT",
        body: queryArg.householdUpdate,
      }),
    }),
    deleteHousehold: build.mutation<
      DeleteHouseholdApiResponse,
      DeleteHouseholdApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}`,
        method: "DELETE",
      }),
    }),
    getGuestSummary: build.query<
      GetGuestSummaryApiResponse,
      GetGuestSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/summary`,
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/imports`,
      }),
    }),
    importHouseholds: build.mutation<
      ImportHouseholdsApiResponse,
      ImportHouseholdsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/imports`,
        method: "POST",
        body: queryArg.importInput,
      }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/imports/${encodeURIComponent(String(queryArg.importId))}/undo`,
        method: "POST",
      }),
    }),
    getReplySettings: build.query<
      GetReplySettingsApiResponse,
      GetReplySettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/reply-settings`,
      }),
    }),
    updateReplySettings: build.mutation<
      UpdateReplySettingsApiResponse,
      UpdateReplySettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/reply-settings`,
        method: "PUT",
        body: queryArg.replySettingsUpdate,
      }),
    }),
    listStatuses: build.query<ListStatusesApiResponse, ListStatusesApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/statuses`,
        params: {
          after: queryArg.after,
        },
      }),
    }),
    markRepliesSeen: build.mutation<
      MarkRepliesSeenApiResponse,
      MarkRepliesSeenApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/statuses/seen`,
        method: "PUT",
        body: queryArg.seenReplies,
      }),
    }),
    getViewSummary: build.query<
      GetViewSummaryApiResponse,
      GetViewSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/views`,
      }),
    }),
    getHouseholdHistory: build.query<
      GetHouseholdHistoryApiResponse,
      GetHouseholdHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}/history`,
      }),
    }),
    recordReply: build.mutation<RecordReplyApiResponse, RecordReplyApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}/replies`,
        method: "POST",
        body: queryArg.replyInput,
      }),
    }),
    openHouseholdOnDesk: build.mutation<
      OpenHouseholdOnDeskApiResponse,
      OpenHouseholdOnDeskApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}/desk`,
        method: "PUT",
      }),
    }),
    renewHouseholdLink: build.mutation<
      RenewHouseholdLinkApiResponse,
      RenewHouseholdLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}/link`,
        method: "POST",
      }),
    }),
    revokeHouseholdLink: build.mutation<
      RevokeHouseholdLinkApiResponse,
      RevokeHouseholdLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/households/${encodeURIComponent(String(queryArg.householdId))}/link`,
        method: "DELETE",
      }),
    }),
    undoReply: build.mutation<UndoReplyApiResponse, UndoReplyApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/replies/${encodeURIComponent(String(queryArg.replyId))}/undo`,
        method: "POST",
      }),
    }),
    restoreReply: build.mutation<RestoreReplyApiResponse, RestoreReplyApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/replies/${encodeURIComponent(String(queryArg.replyId))}/restore`,
        method: "POST",
      }),
    }),
    publishWish: build.mutation<PublishWishApiResponse, PublishWishApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/replies/${encodeURIComponent(String(queryArg.replyId))}/wish`,
        method: "PUT",
        body: queryArg.wishUpdate,
      }),
    }),
    listReplyRequests: build.query<
      ListReplyRequestsApiResponse,
      ListReplyRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/requests`,
      }),
    }),
    decideReplyRequests: build.mutation<
      DecideReplyRequestsApiResponse,
      DecideReplyRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/requests`,
        method: "PATCH",
        body: queryArg.replyRequestsUpdate,
      }),
    }),
    decideReplyRequest: build.mutation<
      DecideReplyRequestApiResponse,
      DecideReplyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/requests/${encodeURIComponent(String(queryArg.requestId))}`,
        method: "PUT",
        body: queryArg.replyRequestUpdate,
      }),
    }),
    recordSend: build.mutation<RecordSendApiResponse, RecordSendApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/sends`,
        method: "POST",
        body: queryArg.sendInput,
      }),
    }),
    deleteSend: build.mutation<DeleteSendApiResponse, DeleteSendApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/sends/${encodeURIComponent(String(queryArg.sendId))}`,
        method: "DELETE",
      }),
    }),
    listMessageTemplates: build.query<
      ListMessageTemplatesApiResponse,
      ListMessageTemplatesApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/message-templates`,
      }),
    }),
    updateMessageTemplate: build.mutation<
      UpdateMessageTemplateApiResponse,
      UpdateMessageTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/message-templates`,
        method: "PUT",
        body: queryArg.messageTemplate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as weddingEndpoints };
export type ListWeddingsApiResponse =
  /** status 200 The weddings */ WeddingList;
export type ListWeddingsApiArg = void;
export type CreateWeddingApiResponse = /** status 201 The wedding */ Wedding;
export type CreateWeddingApiArg = {
  weddingInput: WeddingInput;
};
export type UpdateWeddingApiResponse = /** status 200 The wedding */ Wedding;
export type UpdateWeddingApiArg = {
  weddingId: Id;
  weddingUpdate: WeddingUpdate;
};
export type DeleteWeddingApiResponse = unknown;
export type DeleteWeddingApiArg = {
  weddingId: Id;
};
export type ListMembersApiResponse = /** status 200 The members */ MemberList;
export type ListMembersApiArg = {
  weddingId: Id;
};
export type UpdateMemberApiResponse = /** status 200 The member */ Member;
export type UpdateMemberApiArg = {
  weddingId: Id;
  memberId: Id;
  memberUpdate: MemberUpdate;
};
export type RemoveMemberApiResponse = unknown;
export type RemoveMemberApiArg = {
  weddingId: Id;
  memberId: Id;
};
export type LeaveWeddingApiResponse = unknown;
export type LeaveWeddingApiArg = {
  weddingId: Id;
};
export type ListChangesApiResponse =
  /** status 200 A page of 50 changes at most */ ChangePage;
export type ListChangesApiArg = {
  weddingId: Id;
  /** The `nextBefore` of the previous page */
  before?: ChangeNumber;
  /** Only the changes of this member */
  memberId?: Id;
  topic?: ChangeTopic;
};
export type MarkChangesSeenApiResponse = unknown;
export type MarkChangesSeenApiArg = {
  weddingId: Id;
  seenChanges: SeenChanges;
};
export type UndoChangeApiResponse =
  /** status 200 What was undone */ UndoneChange;
export type UndoChangeApiArg = {
  weddingId: Id;
  number: ChangeNumber;
  changeUndo: ChangeUndo;
};
export type ListMemberInvitesApiResponse =
  /** status 200 The invites that can be accepted */ MemberInviteList;
export type ListMemberInvitesApiArg = {
  weddingId: Id;
};
export type CreateMemberInviteApiResponse =
  /** status 201 The invite with its token */ NewMemberInvite;
export type CreateMemberInviteApiArg = {
  weddingId: Id;
  memberInviteInput: MemberInviteInput;
};
export type RevokeMemberInviteApiResponse = unknown;
export type RevokeMemberInviteApiArg = {
  weddingId: Id;
  inviteId: Id;
};
export type LookUpMemberInviteApiResponse =
  /** status 200 What the invite offers */ OfferedMembership;
export type LookUpMemberInviteApiArg = {
  inviteToken: InviteToken;
};
export type AcceptMemberInviteApiResponse =
  /** status 200 The membership of the account */ Membership;
export type AcceptMemberInviteApiArg = {
  inviteToken: InviteToken;
};
export type ListEventsApiResponse = /** status 200 The events */ EventList;
export type ListEventsApiArg = {
  weddingId: Id;
};
export type OrderEventsApiResponse =
  /** status 200 The events in their new order */ EventList;
export type OrderEventsApiArg = {
  weddingId: Id;
  eventOrder: EventOrder;
};
export type CreateEventApiResponse =
  /** status 201 The event with its halls */ Event;
export type CreateEventApiArg = {
  weddingId: Id;
  eventInput: EventInput;
};
export type UpdateEventApiResponse =
  /** status 200 The event with its halls */ Event;
export type UpdateEventApiArg = {
  weddingId: Id;
  eventId: Id;
  eventUpdate: EventUpdate;
};
export type DeleteEventApiResponse = unknown;
export type DeleteEventApiArg = {
  weddingId: Id;
  eventId: Id;
};
export type GetPlansApiResponse =
  /** status 200 What is known about the plans */ Plans;
export type GetPlansApiArg = {
  weddingId: Id;
};
export type ChangePlansApiResponse =
  /** status 200 What is known about the plans */ Plans;
export type ChangePlansApiArg = {
  weddingId: Id;
  planChange: PlanChange;
};
export type UndoPlansApiResponse =
  /** status 200 What is known about the plans */ Plans;
export type UndoPlansApiArg = {
  weddingId: Id;
};
export type CreateHallApiResponse = /** status 201 The hall */ Hall;
export type CreateHallApiArg = {
  weddingId: Id;
  hallInput: HallInput;
};
export type UpdateHallApiResponse = /** status 200 The hall */ Hall;
export type UpdateHallApiArg = {
  weddingId: Id;
  hallId: Id;
  hallUpdate: HallUpdate;
};
export type DeleteHallApiResponse = unknown;
export type DeleteHallApiArg = {
  weddingId: Id;
  hallId: Id;
};
export type ListHouseholdsApiResponse =
  /** status 200 A page of households */ HouseholdPage;
export type ListHouseholdsApiArg = {
  weddingId: Id;
  /** Finds names, tags, phones, table labels and notes; Arabic letters are compared without vowel signs and with one form of alef, yeh and teh marbuta */
  q?: string;
  side?: Side;
  /** Households with seats in any hall of this event */
  eventId?: Id;
  /** Households with seats in this hall */
  hallId?: Id;
  tag?: Tag;
  hasPhone?: boolean;
  /** Households in the bin instead of those on the list */
  deleted?: boolean;
  sort?: "name" | "createdAt";
  order?: "asc" | "desc";
  /** The `nextCursor` of the previous page, with the same filters and order */
  cursor?: string;
  limit?: number;
};
export type CreateHouseholdApiResponse =
  /** status 201 The household */ Household;
export type CreateHouseholdApiArg = {
  weddingId: Id;
  householdInput: HouseholdInput;
};
export type BulkEditHouseholdsApiResponse =
  /** status 200 What has changed */ BulkResult;
export type BulkEditHouseholdsApiArg = {
  weddingId: Id;
  bulkEdit: BulkEdit;
};
export type UpdateHouseholdApiResponse =
  /** status 200 The household */ Household;
export type UpdateHouseholdApiArg = {
  weddingId: Id;
  householdId: Id;
  householdUpdate: HouseholdUpdate;
};
export type DeleteHouseholdApiResponse = unknown;
export type DeleteHouseholdApiArg = {
  weddingId: Id;
  householdId: Id;
};
export type GetGuestSummaryApiResponse =
  /** status 200 The counts */ GuestSummary;
export type GetGuestSummaryApiArg = {
  weddingId: Id;
};
export type ListImportsApiResponse = /** status 200 The imports */ ImportList;
export type ListImportsApiArg = {
  weddingId: Id;
};
export type ImportHouseholdsApiResponse = /** status 201 The import */ Import;
export type ImportHouseholdsApiArg = {
  weddingId: Id;
  importInput: ImportInput;
};
export type UndoImportApiResponse =
  /** status 200 The undone import */ ImportUndone;
export type UndoImportApiArg = {
  weddingId: Id;
  importId: Id;
};
export type GetReplySettingsApiResponse =
  /** status 200 The settings */ ReplySettings;
export type GetReplySettingsApiArg = {
  weddingId: Id;
};
export type UpdateReplySettingsApiResponse =
  /** status 200 The settings */ ReplySettings;
export type UpdateReplySettingsApiArg = {
  weddingId: Id;
  replySettingsUpdate: ReplySettingsUpdate;
};
export type ListStatusesApiResponse = /** status 200 The statuses */ StatusList;
export type ListStatusesApiArg = {
  weddingId: Id;
  /** Only what has changed after this revision, the `revision` of an earlier response */
  after?: number;
};
export type MarkRepliesSeenApiResponse = unknown;
export type MarkRepliesSeenApiArg = {
  weddingId: Id;
  seenReplies: SeenReplies;
};
export type GetViewSummaryApiResponse =
  /** status 200 The counts */ ViewSummary;
export type GetViewSummaryApiArg = {
  weddingId: Id;
};
export type GetHouseholdHistoryApiResponse =
  /** status 200 The history */ HouseholdHistory;
export type GetHouseholdHistoryApiArg = {
  weddingId: Id;
  householdId: Id;
};
export type RecordReplyApiResponse =
  /** status 201 The status of the household after the change */ HouseholdStatus;
export type RecordReplyApiArg = {
  weddingId: Id;
  householdId: Id;
  replyInput: ReplyInput;
};
export type OpenHouseholdOnDeskApiResponse =
  /** status 200 The status of the household after the change */ HouseholdStatus;
export type OpenHouseholdOnDeskApiArg = {
  weddingId: Id;
  householdId: Id;
};
export type RenewHouseholdLinkApiResponse =
  /** status 200 The household */ Household;
export type RenewHouseholdLinkApiArg = {
  weddingId: Id;
  householdId: Id;
};
export type RevokeHouseholdLinkApiResponse =
  /** status 200 The household */ Household;
export type RevokeHouseholdLinkApiArg = {
  weddingId: Id;
  householdId: Id;
};
export type UndoReplyApiResponse =
  /** status 200 The status of the household after the change */ HouseholdStatus;
export type UndoReplyApiArg = {
  weddingId: Id;
  replyId: Id;
};
export type RestoreReplyApiResponse =
  /** status 200 The status of the household after the change */ HouseholdStatus;
export type RestoreReplyApiArg = {
  weddingId: Id;
  replyId: Id;
};
export type PublishWishApiResponse =
  /** status 200 The status of the household after the change */ HouseholdStatus;
export type PublishWishApiArg = {
  weddingId: Id;
  replyId: Id;
  wishUpdate: WishUpdate;
};
export type ListReplyRequestsApiResponse =
  /** status 200 The requests */ ReplyRequestList;
export type ListReplyRequestsApiArg = {
  weddingId: Id;
};
export type DecideReplyRequestsApiResponse =
  /** status 200 The requests of the wedding after the change */ ReplyRequestList;
export type DecideReplyRequestsApiArg = {
  weddingId: Id;
  replyRequestsUpdate: ReplyRequestsUpdate;
};
export type DecideReplyRequestApiResponse =
  /** status 200 The request */ ReplyRequest;
export type DecideReplyRequestApiArg = {
  weddingId: Id;
  requestId: Id;
  replyRequestUpdate: ReplyRequestUpdate;
};
export type RecordSendApiResponse =
  /** status 201 The status of the household after the change */ HouseholdStatus;
export type RecordSendApiArg = {
  weddingId: Id;
  sendInput: SendInput;
};
export type DeleteSendApiResponse =
  /** status 200 The status of the household after the change */ HouseholdStatus;
export type DeleteSendApiArg = {
  weddingId: Id;
  sendId: Id;
};
export type ListMessageTemplatesApiResponse =
  /** status 200 The templates */ MessageTemplateList;
export type ListMessageTemplatesApiArg = {
  weddingId: Id;
};
export type UpdateMessageTemplateApiResponse =
  /** status 200 The templates */ MessageTemplateList;
export type UpdateMessageTemplateApiArg = {
  weddingId: Id;
  messageTemplate: MessageTemplate;
};
export type Language = "ar" | "en";
export type TimeZone = string;
export type WeddingDetails = {
  /** One line of text without markup; at first the names of groom and bride */
  title: string;
  /** The language of new households */
  language: Language;
  /** The time zone of all events and invitations of the wedding */
  timeZone: TimeZone;
};
export type Version = number;
export type Versioned = {
  version: Version;
};
export type Id = string;
export type CalendarDate = string;
export type MemberRole = "owner" | "sideManager" | "planner" | "viewer";
export type ManagedSide = "groom" | "bride";
export type Instant = string;
export type Wedding = WeddingDetails &
  Versioned & {
    id: Id;
    /** Replies of guests that the account may see and has not seen */
    unreadReplies: number;
    /** Changes of other members that the account may see and has not seen; 100 stands for more */
    unseenChanges: number;
    /** Of the wedding itself */
    date?: CalendarDate;
    /** The day on which the phones of the guest list are deleted, 90 days after the last event */
    phonesPurgeAt?: CalendarDate;
    /** Of the signed-in account */
    role: MemberRole;
    side?: ManagedSide;
    createdAt: Instant;
    updatedAt: Instant;
  };
export type WeddingList = {
  items: Wedding[];
};
export type ErrorCode =
  | "validation_failed"
  | "malformed_body"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "email_in_use"
  | "version_conflict"
  | "limit_reached"
  | "already_exists"
  | "in_use"
  | "too_late"
  | "too_early"
  | "not_booked"
  | "own_provider"
  | "reply_changed"
  | "last_owner"
  | "invite_closed"
  | "payload_too_large"
  | "unsupported_media_type"
  | "too_many_requests"
  | "server_error"
  | "unavailable";
export type FieldError = {
  /** The property's name, dotted when nested; empty for the body as a whole */
  field: string;
  message: string;
};
export type Error = {
  /** For display to the user, in the language of Accept-Language */
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
  requestId: string;
};
export type Text = string;
export type PlaceTexts = {
  place: Text;
  address?: Text;
  area?: Text;
};
export type EventDetails = {
  /** Of a `custom` event, which requires one; other kinds have none */
  title?: Text;
  /** Equal to the date in the wedding's invitations. While the wedding has one, an update cannot remove a date that they show: the event itself must have one, and the other three end by `none` in an invitation */
  date?: CalendarDate;
  /** Of the wedding, equal to `weddingTime` in its invitations */
  time?: string;
  /** Name of the place, such as a hall or a house, in the language of the wedding, as are `address` and `area`. Of the wedding, the three equal `weddinghole`, `weddingAddress` and `area` in its invitations, which require them: without all of the place, an update keeps it */
  place?: Text;
  address?: Text;
  area?: Text;
  /** An https address of Google Maps, Apple Maps, Waze or OpenStreetMap. Google's domains are listed one by one, and a path must not contain `..`, so that only addresses of maps are accepted */
  mapsLink?: string;
  /** The place in the other language, for its readers */
  translation?: PlaceTexts;
};
export type EventKind =
  "engagement" | "henna" | "contract" | "wedding" | "morning-after" | "custom";
export type ContractName = "katb-el-ketab" | "aqd-el-qiran" | "crowning";
export type EventStatus = "postponed" | "calledOff";
export type Audience = "mixed" | "men" | "women";
export type SideSeats = number;
export type HallDetails = {
  /** Without it, the hall is called as the place of its event */
  name?: Text;
  audience: Audience;
  /** Number of seats; a warning when more are allotted, never a limit */
  capacity?: number;
  groomSeats?: SideSeats;
  brideSeats?: SideSeats;
};
export type Hall = HallDetails &
  Versioned & {
    id: Id;
    eventId: Id;
    name: Text;
    /** Its `name` is that of the event's place */
    hasPlaceName: boolean;
  };
export type Event = EventDetails &
  Versioned & {
    id: Id;
    kind: EventKind;
    contractName?: ContractName;
    status?: EventStatus;
    /** When its date, time, place or status last changed */
    movedAt?: Instant;
    /** What else was stored as its place. The couple should say which one is right, by an update with another place or with `confirmsPlace` */
    otherPlaces?: PlaceTexts[];
    halls: Hall[];
  };
export type Tag = string;
export type TagList = Tag[];
export type Seats = {
  hallId: Id;
  allowed: number;
};
export type SeatList = Seats[];
export type PersonName = string;
export type Person = {
  name: PersonName;
  child: boolean;
};
export type PersonList = Person[];
export type HouseholdOptional = {
  honorific?: string;
  tags?: TagList;
  /** As it was typed; any text is kept */
  phone?: string;
  language?: Language;
  tableLabel?: string;
  /** Several lines of text without markup; seen only by the couple */
  note?: string;
  seats?: SeatList;
  persons?: PersonList;
  /** Whether the personal page asks for a reply; true by default */
  asksReply?: boolean;
};
export type Side = "groom" | "bride" | "both";
export type HouseholdDetails = HouseholdOptional & {
  name: Text;
  side: Side;
};
export type Household = HouseholdDetails &
  Versioned & {
    tags: TagList;
    language: Language;
    seats: SeatList;
    persons: PersonList;
    asksReply: boolean;
    id: Id;
    /** The token of the personal link, `/g/{token}`; absent when it is revoked */
    linkToken?: string;
    /** When the guests removed their personal data */
    dataRemovedAt?: Instant;
    /** The phone in international form (E.164), if it is a valid number */
    phoneE164?: string;
    /** When it was put into the bin, where it is kept for 30 days */
    deletedAt?: Instant;
    createdAt: Instant;
    updatedAt: Instant;
  };
export type NewId = {
  /** A new UUID that the client generates ("Repeated requests" above); without it, the server generates one */
  id?: Id;
};
export type WeddingInput = NewId & WeddingDetails;
export type WeddingUpdate = WeddingDetails & Versioned;
export type MemberLabel = string;
export type MemberRights = {
  role: MemberRole;
  side?: ManagedSide;
  label?: MemberLabel;
};
export type Member = MemberRights &
  Versioned & {
    id: Id;
    /** First and last name of the account */
    name?: string;
    /** Of the account, for owners */
    email?: string;
    /** Whether it is the signed-in account */
    isSelf: boolean;
    joinedAt: Instant;
  };
export type MemberList = {
  items: Member[];
};
export type MemberUpdate = MemberRights & Versioned;
export type ChangeNumber = number;
export type ChangeMember = {
  id: Id;
  label?: MemberLabel;
  /** First and last name of the account */
  name?: string;
};
export type ChangeKind =
  | "householdAdded"
  | "householdEdited"
  | "householdMovedAway"
  | "householdDeleted"
  | "householdRestored"
  | "householdErased"
  | "linkRenewed"
  | "linkRevoked"
  | "imported"
  | "importUndone"
  | "replyRecorded"
  | "replyUndone"
  | "replyRestored"
  | "eventAdded"
  | "eventEdited"
  | "eventDeleted"
  | "hallAdded"
  | "hallEdited"
  | "hallDeleted"
  | "invitationAdded"
  | "invitationEdited"
  | "invitationDeleted"
  | "memberJoined"
  | "memberChanged"
  | "memberRemoved"
  | "memberLeft";
export type ChangedDetails = {
  name?: Text;
  side?: Side;
  honorific?: string;
  tags?: TagList;
  language?: Language;
  tableLabel?: string;
  note?: string;
  seats?: SeatList;
  persons?: PersonList;
  asksReply?: boolean;
  /** Which event it is; in both objects */
  event?: EventKind;
  title?: Text;
  date?: CalendarDate;
  time?: string;
  status?: EventStatus;
  place?: Text;
  address?: Text;
  area?: Text;
  audience?: Audience;
  capacity?: number;
  groomSeats?: number;
  brideSeats?: number;
  role?: MemberRole;
  managedSide?: ManagedSide;
};
export type Change = {
  number: ChangeNumber;
  createdAt: Instant;
  /** Who it was; absent for a former member */
  member?: ChangeMember;
  /** Whether it was the signed-in account */
  isOwn: boolean;
  kind: ChangeKind;
  /** Households, as far as the account sees them; rows of an import; events of a change of plans */
  count: number;
  /** Of the first households, as they were called; of the file of an import, of the hall, or of the member; the title of an event that has one. Names that were deleted for ever or at the guests' wish are left out */
  names: string[];
  /** Of one household */
  householdId?: Id;
  before?: ChangedDetails;
  after?: ChangedDetails;
  /** Whether it has replaced a phone; undoing it does not bring a phone back */
  phoneChanged?: boolean;
  canUndo: boolean;
  /** The change that this one has undone */
  undoes?: ChangeNumber;
  /** The change that has undone this one */
  undoneBy?: ChangeNumber;
};
export type ChangePage = {
  items: Change[];
  /** Absent on the last page */
  nextBefore?: ChangeNumber;
  /** The number of the newest change; 0 without any */
  latest: number;
  /** The number up to which the account has seen changes */
  seen: number;
};
export type ChangeTopic = "households" | "replies" | "plans" | "members";
export type SeenChanges = {
  number: number;
};
export type UndoneChange = {
  /** Households that have got back what the change replaced */
  changed: number;
  /** Households that were changed since, and stay as they are */
  kept: number;
};
export type ChangeUndo = {
  /** Of the household that was changed since, as the account has seen it */
  version?: Version;
};
export type MemberInvite = MemberRights & {
  id: Id;
  createdAt: Instant;
  expiresAt: Instant;
};
export type MemberInviteList = {
  items: MemberInvite[];
};
export type NewMemberInvite = MemberInvite & {
  /** Of the link to the join page */
  token: string;
};
export type MemberInviteInput = NewId & MemberRights;
export type Membership = {
  weddingId: Id;
  role: MemberRole;
  side?: ManagedSide;
};
export type OfferedMembership = MemberRights & {
  /** An invite can be accepted while it is open */
  state: "open" | "accepted" | "revoked" | "expired";
  weddingTitle: string;
  /** Of the wedding itself */
  weddingDate?: CalendarDate;
  /** First name of the account that has made the invite */
  invitedBy?: string;
  expiresAt: Instant;
  /** Of the signed-in account, if it is a member already */
  membership?: Membership;
};
export type InviteToken = {
  /** As it was opened; messengers and people add invisible marks, punctuation and capitals */
  token: string;
};
export type EventList = {
  items: Event[];
};
export type EventOrder = {
  ids: Id[];
};
export type EventInput = NewId &
  EventDetails & {
    kind: EventKind;
  };
export type EventUpdate = EventDetails &
  Versioned & {
    /** The place is right; `otherPlaces` end */
    confirmsPlace?: boolean;
  };
export type Plans = {
  /** For each event, the households with seats to which a message was sent */
  informed: {
    eventId: Id;
    households: number;
  }[];
  /** The households whose reply counts */
  answered: number;
  /** Until then, `undoPlans` takes the latest change back */
  undoUntil?: Instant;
};
export type PlannedEvent = EventDetails &
  Versioned & {
    id: Id;
    /** With it, the details of the event stay as they are; without it, the event is as planned */
    status?: EventStatus;
  };
export type PlanChange = {
  events: PlannedEvent[];
  /** What becomes of the replies of the households with seats in these events. Replies that are asked for again stay in the history; the last day for replies moves with the date of the wedding */
  replies?: "keep" | "askAgain";
};
export type HallInput = NewId &
  HallDetails & {
    eventId: Id;
  };
export type HallUpdate = HallDetails & Versioned;
export type HouseholdPage = {
  items: Household[];
  /** Number of households that match the filters */
  total: number;
  /** Absent on the last page */
  nextCursor?: string;
};
export type HouseholdInput = NewId & HouseholdDetails;
export type BulkResult = {
  /** The households that have changed */
  items: {
    id: Id;
    version: Version;
  }[];
};
export type BulkAction =
  | "addTag"
  | "removeTag"
  | "setSide"
  | "setSeats"
  | "delete"
  | "restore"
  | "deleteForever";
export type BulkEdit = {
  ids: Id[];
  action: BulkAction;
  tag?: Tag;
  side?: Side;
  hallId?: Id;
  allowed?: number;
};
export type HouseholdUpdate = HouseholdDetails & Versioned;
export type GuestSummary = {
  households: number;
  /** Of each household, the seats in the event in which it has most */
  guests: number;
  /** Households without a valid phone */
  withoutPhone: number;
  withoutSeats: number;
  inBin: number;
  halls: {
    hallId: Id;
    households: number;
    seats: number;
    sides: {
      side: Side;
      seats: number;
      /** Persons who have replied that they come */
      coming: number;
    }[];
  }[];
  sides: {
    side: Side;
    households: number;
    guests: number;
  }[];
  replies: {
    /** Households of which somebody comes */
    coming: number;
    notComing: number;
    /** Households that are asked and have not replied */
    silent: number;
    /** Persons who come: of each household, to the event to which most come */
    guests: number;
  };
  tags: {
    tag: string;
    households: number;
    guests: number;
  }[];
};
export type ImportSource = "paste" | "csv" | "xlsx" | "vcard" | "contacts";
export type MaybeElsewhere = {
  count: number;
  /** Of the first ones, as the import has them */
  names: Text[];
};
export type Import = {
  id: Id;
  source: ImportSource;
  fileName?: string;
  added: number;
  updated: number;
  unchanged: number;
  createdAt: Instant;
  /** Absent when it can no longer be undone */
  undoableUntil?: Instant;
  undoneAt?: Instant;
  maybeElsewhere?: MaybeElsewhere;
};
export type ImportList = {
  items: Import[];
};
export type ImportRow = HouseholdOptional & {
  /** The household to update. Properties and halls that the row does not name stay as they are. Without it, the row adds a household and requires a name. */
  householdId?: Id;
  name?: Text;
  side?: Side;
};
export type ImportInput = NewId & {
  source: ImportSource;
  fileName?: string;
  rows: ImportRow[];
};
export type ImportUndone = {
  import: Import;
  /** Households that the import added and that are in the bin now */
  removed: number;
  /** Households that have their earlier details again */
  restored: number;
  /** Households that were edited or have answered after the import and stay as they are */
  kept: number;
};
export type Line = string;
export type ReplySettingsDetails = {
  /** The last day on which guests can reply, in the time zone of the wedding; without it, the day of the last event */
  replyBy?: CalendarDate;
  /** The question above the reply, in Arabic; without it, a default */
  questionAr?: PersonName;
  /** As above, in English */
  questionEn?: PersonName;
  /** Whom guests ask after `replyBy` */
  contact?: Line;
  /** Whether guests say how many of them are children */
  asksChildren: boolean;
  /** Whether guests of the public link can ask for seats */
  takesRequests: boolean;
  /** Whether new replies are announced by e-mail, at most once a day */
  sendsDigest: boolean;
  /** The percentage of silent guests that the forecast counts */
  silentRate: number;
};
export type ReplySettings = ReplySettingsDetails & Versioned;
export type ReplySettingsUpdate = ReplySettingsDetails & Versioned;
export type ReplyChannel = "link" | "host";
export type ReplySeats = {
  hallId: Id;
  /** At most the seats of the household in this hall */
  coming: number;
  /** How many of them are children */
  children: number;
};
export type ReplySeatList = ReplySeats[];
export type Message = string;
export type Reply = {
  id: Id;
  channel: ReplyChannel;
  seats: ReplySeatList;
  message?: Message;
  /** Whether the guests agree that the couple show the message on the invitation */
  mayPublish: boolean;
  /** Since when the message is shown on the invitation */
  publishedAt?: Instant;
  /** When the couple has undone the reply, which no longer counts */
  undoneAt?: Instant;
  /** When the couple has asked for a reply again, because the plans have changed; it no longer counts */
  setAsideAt?: Instant;
  createdAt: Instant;
};
export type ViewSource = "link" | "card" | "open";
export type MessageKind = "invite" | "change" | "reminder" | "thanks";
export type SendResult = "sent" | "skipped" | "wrongNumber";
export type Send = {
  id: Id;
  householdId: Id;
  kind: MessageKind;
  result: SendResult;
  /** The member who has recorded it; absent in records of earlier releases */
  sentBy?: Id;
  createdAt: Instant;
};
export type HouseholdStatus = {
  householdId: Id;
  /** Increases with each change of any status of the wedding */
  revision: number;
  /** The latest reply that counts */
  reply?: Reply;
  /** When the household last opened its page */
  openedAt?: Instant;
  openedBy?: ViewSource;
  /** Who has the household open on the desk, to send it a message */
  desk?: {
    memberId: Id;
    until: Instant;
  };
  /** The latest message of each kind */
  sends: Send[];
};
export type StatusList = {
  /** Households without any event are missing */
  items: HouseholdStatus[];
  /** To be sent as `after` with the next request */
  revision: number;
  /** Replies of guests since the account last called `markRepliesSeen` */
  unreadReplies: number;
  /** As in the wedding */
  unseenChanges: number;
  pendingRequests: number;
};
export type SeenReplies = {
  revision: number;
};
export type ViewSummary = {
  sources: {
    source: ViewSource;
    /** Of a household, at most one a day */
    views: number;
    /** Households that have opened their page; absent for the public link */
    households?: number;
  }[];
};
export type HouseholdHistory = {
  /** The latest 100 replies, newest first, with those that count or are shown on the invitation */
  replies: Reply[];
  /** The latest 100 messages, newest first */
  sends: Send[];
  /** The days on which the page was opened, newest first */
  views: {
    source: ViewSource;
    date: CalendarDate;
  }[];
};
export type ReplyInput = NewId & {
  seats: ReplySeatList;
  message?: Message;
};
export type WishUpdate = {
  published: boolean;
};
export type RequestState = "pending" | "accepted" | "rejected";
export type ReplyRequest = {
  id: Id;
  name: string;
  /** As it was typed */
  phone: string;
  phoneE164?: string;
  count: number;
  message?: Message;
  state: RequestState;
  /** The household into which the request was accepted */
  householdId?: Id;
  decidedAt?: Instant;
  /** The name of the account that has decided, else its e-mail address */
  decidedBy?: string;
  createdAt: Instant;
};
export type ReplyRequestList = {
  /** Newest first */
  items: ReplyRequest[];
};
export type ReplyRequestsUpdate = {
  state: "pending" | "rejected";
  requestIds: Id[];
};
export type ReplyRequestUpdate = {
  state: RequestState;
  /** For `pending`, the decision that is taken back; another one that was made in the meantime stays */
  seenState?: RequestState;
  /** A household on the list of the wedding; `accepted` requires it, or `newHousehold` */
  householdId?: Id;
  /** The details of the household with the seats that it gets, stored together with the decision */
  householdUpdate?: HouseholdUpdate;
  /** A household that is added together with the decision */
  newHousehold?: HouseholdInput;
};
export type SendInput = NewId & {
  householdId: Id;
  kind: MessageKind;
  result: SendResult;
};
export type TemplateKind =
  "invite" | "change" | "postponed" | "calledOff" | "reminder" | "thanks";
export type MessageTemplateDetails = {
  kind: TemplateKind;
  language: Language;
  side: Side;
  /** Several lines with placeholders in braces, in the language of the template; without it, the default applies */
  text?: string;
};
export type MessageTemplateList = {
  /** Only templates that the couple has edited */
  items: MessageTemplateDetails[];
};
export type MessageTemplate = MessageTemplateDetails;
export const {
  useListWeddingsQuery,
  useLazyListWeddingsQuery,
  useCreateWeddingMutation,
  useUpdateWeddingMutation,
  useDeleteWeddingMutation,
  useListMembersQuery,
  useLazyListMembersQuery,
  useUpdateMemberMutation,
  useRemoveMemberMutation,
  useLeaveWeddingMutation,
  useListChangesQuery,
  useLazyListChangesQuery,
  useMarkChangesSeenMutation,
  useUndoChangeMutation,
  useListMemberInvitesQuery,
  useLazyListMemberInvitesQuery,
  useCreateMemberInviteMutation,
  useRevokeMemberInviteMutation,
  useLookUpMemberInviteMutation,
  useAcceptMemberInviteMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useOrderEventsMutation,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useGetPlansQuery,
  useLazyGetPlansQuery,
  useChangePlansMutation,
  useUndoPlansMutation,
  useCreateHallMutation,
  useUpdateHallMutation,
  useDeleteHallMutation,
  useListHouseholdsQuery,
  useLazyListHouseholdsQuery,
  useCreateHouseholdMutation,
  useBulkEditHouseholdsMutation,
  useUpdateHouseholdMutation,
  useDeleteHouseholdMutation,
  useGetGuestSummaryQuery,
  useLazyGetGuestSummaryQuery,
  useListImportsQuery,
  useLazyListImportsQuery,
  useImportHouseholdsMutation,
  useUndoImportMutation,
  useGetReplySettingsQuery,
  useLazyGetReplySettingsQuery,
  useUpdateReplySettingsMutation,
  useListStatusesQuery,
  useLazyListStatusesQuery,
  useMarkRepliesSeenMutation,
  useGetViewSummaryQuery,
  useLazyGetViewSummaryQuery,
  useGetHouseholdHistoryQuery,
  useLazyGetHouseholdHistoryQuery,
  useRecordReplyMutation,
  useOpenHouseholdOnDeskMutation,
  useRenewHouseholdLinkMutation,
  useRevokeHouseholdLinkMutation,
  useUndoReplyMutation,
  useRestoreReplyMutation,
  usePublishWishMutation,
  useListReplyRequestsQuery,
  useLazyListReplyRequestsQuery,
  useDecideReplyRequestsMutation,
  useDecideReplyRequestMutation,
  useRecordSendMutation,
  useDeleteSendMutation,
  useListMessageTemplatesQuery,
  useLazyListMessageTemplatesQuery,
  useUpdateMessageTemplateMutation,
} = injectedRtkApi;
