// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { operatorBaseApi as api } from "../operatorBase";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOperator: build.mutation<
      SignInOperatorApiResponse,
      SignInOperatorApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/session`,
        method: "POST",
        body: queryArg.operatorSignIn,
      }),
    }),
    getOperatorSession: build.query<
      GetOperatorSessionApiResponse,
      GetOperatorSessionApiArg
    >({
      query: () => ({ url: `/operator/session` }),
    }),
    signOutOperator: build.mutation<
      SignOutOperatorApiResponse,
      SignOutOperatorApiArg
    >({
      query: () => ({ url: `/operator/session`, method: "DELETE" }),
    }),
    startOperatorSetup: build.mutation<
      StartOperatorSetupApiResponse,
      StartOperatorSetupApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/setup`,
        method: "POST",
        body: queryArg.operatorSetup,
      }),
    }),
    confirmOperatorSetup: build.mutation<
      ConfirmOperatorSetupApiResponse,
      ConfirmOperatorSetupApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/setup/confirmation`,
        method: "POST",
        body: queryArg.operatorSetupConfirmation,
      }),
    }),
    getOperatorOverview: build.query<
      GetOperatorOverviewApiResponse,
      GetOperatorOverviewApiArg
    >({
      query: () => ({ url: `/operator/overview` }),
    }),
    listProviderQueue: build.query<
      ListProviderQueueApiResponse,
      ListProviderQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/providers`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    decideProvider: build.mutation<
      DecideProviderApiResponse,
      DecideProviderApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/providers/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: "POST",
        body: queryArg.providerDecision,
      }),
    }),
    listReviewQueue: build.query<
      ListReviewQueueApiResponse,
      ListReviewQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/reviews`,
        params: {
          queue: queryArg.queue,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    decideReview: build.mutation<DecideReviewApiResponse, DecideReviewApiArg>({
      query: (queryArg) => ({
        url: `/operator/reviews/${encodeURIComponent(String(queryArg.reviewId))}/decision`,
        method: "POST",
        body: queryArg.reviewDecision,
      }),
    }),
    listContactMessages: build.query<
      ListContactMessagesApiResponse,
      ListContactMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/messages`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    updateContactMessage: build.mutation<
      UpdateContactMessageApiResponse,
      UpdateContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        method: "PUT",
        body: queryArg.messageUpdate,
      }),
    }),
    answerContactMessage: build.mutation<
      AnswerContactMessageApiResponse,
      AnswerContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/messages/${encodeURIComponent(String(queryArg.messageId))}/answers`,
        method: "POST",
        body: queryArg.newContactAnswer,
      }),
    }),
    listLeads: build.query<ListLeadsApiResponse, ListLeadsApiArg>({
      query: (queryArg) => ({
        url: `/operator/leads`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listSubscribers: build.query<
      ListSubscribersApiResponse,
      ListSubscribersApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/subscribers`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listDeepLinks: build.query<ListDeepLinksApiResponse, ListDeepLinksApiArg>({
      query: (queryArg) => ({
        url: `/operator/deep-links`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createDeepLink: build.mutation<
      CreateDeepLinkApiResponse,
      CreateDeepLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/deep-links`,
        method: "POST",
        body: queryArg.newOperatorLink,
      }),
    }),
    endDeepLink: build.mutation<EndDeepLinkApiResponse, EndDeepLinkApiArg>({
      query: (queryArg) => ({
        url: `/operator/deep-links/${encodeURIComponent(String(queryArg.shortCode))}`,
        method: "DELETE",
      }),
    }),
    listReferralCounts: build.query<
      ListReferralCountsApiResponse,
      ListReferralCountsApiArg
    >({
      query: () => ({ url: `/operator/referrals` }),
    }),
    findAccount: build.mutation<FindAccountApiResponse, FindAccountApiArg>({
      query: (queryArg) => ({
        url: `/operator/accounts/search`,
        method: "POST",
        body: queryArg.accountSearch,
      }),
    }),
    endAccountSessions: build.mutation<
      EndAccountSessionsApiResponse,
      EndAccountSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/accounts/${encodeURIComponent(String(queryArg.accountId))}/sessions`,
        method: "DELETE",
      }),
    }),
    deleteAccountOfOwner: build.mutation<
      DeleteAccountOfOwnerApiResponse,
      DeleteAccountOfOwnerApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/accounts/${encodeURIComponent(String(queryArg.accountId))}/deletion`,
        method: "POST",
        body: queryArg.ownerRequestedDeletion,
      }),
    }),
    listQueuedMails: build.query<
      ListQueuedMailsApiResponse,
      ListQueuedMailsApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/mails`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    retryMails: build.mutation<RetryMailsApiResponse, RetryMailsApiArg>({
      query: () => ({ url: `/operator/mails/retry`, method: "POST" }),
    }),
    listAuditEntries: build.query<
      ListAuditEntriesApiResponse,
      ListAuditEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/operator/audit-log`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as operatorEndpoints };
export type SignInOperatorApiResponse =
  /** status 200 The session */ OperatorSession;
export type SignInOperatorApiArg = {
  operatorSignIn: OperatorSignIn;
};
export type GetOperatorSessionApiResponse =
  /** status 200 The session */ OperatorSession;
export type GetOperatorSessionApiArg = void;
export type SignOutOperatorApiResponse = unknown;
export type SignOutOperatorApiArg = void;
export type StartOperatorSetupApiResponse =
  /** status 200 What the authenticator app needs */ OperatorSetupStarted;
export type StartOperatorSetupApiArg = {
  operatorSetup: OperatorSetup;
};
export type ConfirmOperatorSetupApiResponse =
  /** status 200 The recovery codes */ RecoveryCodes;
export type ConfirmOperatorSetupApiArg = {
  operatorSetupConfirmation: OperatorSetupConfirmation;
};
export type GetOperatorOverviewApiResponse =
  /** status 200 Queues and health */ OperatorOverview;
export type GetOperatorOverviewApiArg = void;
export type ListProviderQueueApiResponse =
  /** status 200 A page of providers */ ProviderQueuePage;
export type ListProviderQueueApiArg = {
  /** All without it */
  status?: ProviderStatus;
  page?: number;
  pageSize?: number;
};
export type DecideProviderApiResponse =
  /** status 200 The provider after the decision */ QueuedProvider;
export type DecideProviderApiArg = {
  id: string;
  providerDecision: ProviderDecision;
};
export type ListReviewQueueApiResponse =
  /** status 200 A page of reviews */ QueuedReviewPage;
export type ListReviewQueueApiArg = {
  queue?: ReviewQueue;
  page?: number;
  pageSize?: number;
};
export type DecideReviewApiResponse =
  /** status 200 The review after the decision */ QueuedReview;
export type DecideReviewApiArg = {
  reviewId: string;
  reviewDecision: ReviewDecision;
};
export type ListContactMessagesApiResponse =
  /** status 200 A page of messages */ ReceivedMessagePage;
export type ListContactMessagesApiArg = {
  /** All without it */
  status?: MessageStatus;
  page?: number;
  pageSize?: number;
};
export type UpdateContactMessageApiResponse =
  /** status 200 The message */ ReceivedMessage;
export type UpdateContactMessageApiArg = {
  messageId: string;
  messageUpdate: MessageUpdate;
};
export type AnswerContactMessageApiResponse =
  /** status 201 The message */ ReceivedMessage;
export type AnswerContactMessageApiArg = {
  messageId: string;
  newContactAnswer: NewContactAnswer;
};
export type ListLeadsApiResponse = /** status 200 A page of leads */ LeadPage;
export type ListLeadsApiArg = {
  page?: number;
  pageSize?: number;
};
export type ListSubscribersApiResponse =
  /** status 200 A page of subscribers */ SubscriberPage;
export type ListSubscribersApiArg = {
  page?: number;
  pageSize?: number;
};
export type ListDeepLinksApiResponse =
  /** status 200 A page of short links */ OperatorLinkPage;
export type ListDeepLinksApiArg = {
  page?: number;
  pageSize?: number;
};
export type CreateDeepLinkApiResponse =
  /** status 201 The short link */ OperatorLink;
export type CreateDeepLinkApiArg = {
  newOperatorLink: NewOperatorLink;
};
export type EndDeepLinkApiResponse = unknown;
export type EndDeepLinkApiArg = {
  shortCode: ShortCode;
};
export type ListReferralCountsApiResponse =
  /** status 200 At most 500, those with the most accounts */ ReferralCounts;
export type ListReferralCountsApiArg = void;
export type FindAccountApiResponse =
  /** status 200 The account, without its wedding's and guests' data */ FoundAccount;
export type FindAccountApiArg = {
  accountSearch: AccountSearch;
};
export type EndAccountSessionsApiResponse = unknown;
export type EndAccountSessionsApiArg = {
  accountId: string;
};
export type DeleteAccountOfOwnerApiResponse = unknown;
export type DeleteAccountOfOwnerApiArg = {
  accountId: string;
  ownerRequestedDeletion: OwnerRequestedDeletion;
};
export type ListQueuedMailsApiResponse =
  /** status 200 A page of e-mails, without their texts, which contain secret links */ QueuedMailPage;
export type ListQueuedMailsApiArg = {
  page?: number;
  pageSize?: number;
};
export type RetryMailsApiResponse = unknown;
export type RetryMailsApiArg = void;
export type ListAuditEntriesApiResponse =
  /** status 200 A page of audit entries */ AuditEntryPage;
export type ListAuditEntriesApiArg = {
  page?: number;
  pageSize?: number;
};
export type Instant = string;
export type OperatorSession = {
  email: string;
  expiresAt: Instant;
  recoveryCodesLeft: number;
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
export type Email = string;
export type GivenPassword = string;
export type SecondFactor = string;
export type OperatorSignIn = {
  email: Email;
  password: GivenPassword;
  code: SecondFactor;
};
export type OperatorSetupStarted = {
  email: string;
  /** The key to type into an authenticator app, in Base32 */
  secret: string;
  /** The same as an otpauth: address, which a phone opens with its app */
  address: string;
  /** The address as a QR code: a data: address of an SVG */
  qrCode: string;
};
export type OperatorSetup = {
  token: string;
};
export type RecoveryCodes = {
  /** Each works once instead of a code of the app. They are shown only here. */
  recoveryCodes: string[];
};
export type OperatorSetupConfirmation = {
  token: string;
  code: SecondFactor;
};
export type OperatorOverview = {
  queues: {
    /** Providers that wait for a decision */
    providers: number;
    /** Reviews that wait or are disputed */
    reviews: number;
    /** Open contact messages */
    messages: number;
    leads: number;
    /** Accounts that subscribe to the newsletter */
    subscribers: number;
    /** E-mails that are not delivered yet */
    mails: number;
  };
  health: {
    release: string;
    startedAt: Instant;
    /** Age of the oldest e-mail that is not delivered yet, in seconds; 0 without one */
    oldestMailS: number;
    /** The last backup that was written with this server's data folder */
    lastBackupAt: Instant | null;
    memoryBytes: number;
    database: "sqlite" | "postgres";
    /** Connections to PostgreSQL; null with the embedded database */
    connections: {
      inUse: number;
      idle: number;
      max: number;
      waiting: number;
    } | null;
  };
};
export type PersonName = string;
export type EgyptianMobile = string;
export type Email2 = string;
export type Line = string;
export type ServiceCategory =
  | "beautycenter"
  | "flowerbouquet"
  | "invitations"
  | "makeupartist"
  | "mazoons"
  | "photographer"
  | "photosetion"
  | "weddingcar"
  | "weddingdress"
  | "weddinghall"
  | "weddingplanner"
  | "catering"
  | "weddingcake"
  | "jewelry"
  | "travel"
  | "dj"
  | "ceremonymusic";
export type ProviderDetails = {
  fullName: PersonName;
  businessName?: PersonName | null;
  contactNumber: EgyptianMobile;
  emailAddress: Email2;
  address?: Line | null;
  serviceClasses: ServiceCategory[];
  /** Lowest price, in EGP */
  priceRange?: number | null;
  capacityOrScale?: Line | null;
  websiteOrSocialMedia?: string | null;
};
export type ProviderStatus = "pending" | "approved" | "rejected";
export type Version = number;
export type Provider = ProviderDetails & {
  id: string;
  status: ProviderStatus;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
};
export type PriceUnit = "evening" | "event" | "person" | "hour" | "piece";
export type Governorate =
  | "cairo"
  | "giza"
  | "alexandria"
  | "qalyubia"
  | "sharqia"
  | "dakahlia"
  | "gharbia"
  | "monufia"
  | "beheira"
  | "kafr-el-sheikh"
  | "damietta"
  | "port-said"
  | "ismailia"
  | "suez"
  | "north-sinai"
  | "south-sinai"
  | "red-sea"
  | "matrouh"
  | "fayoum"
  | "beni-suef"
  | "minya"
  | "assiut"
  | "sohag"
  | "qena"
  | "luxor"
  | "aswan"
  | "new-valley";
export type City = string;
export type ProviderLanguage = "ar" | "en" | "fr" | "de" | "it" | "es" | "ru";
export type Weekday =
  | "saturday"
  | "sunday"
  | "monday"
  | "tuesday"
  | "wednesday"
  | "thursday"
  | "friday";
export type ProviderPackage = {
  name: string;
  /** In EGP */
  price: number | null;
  /** What is in it, in several lines */
  contents: string;
};
export type ProviderProfile = {
  about: string | null;
  /** Highest price, in EGP */
  priceTo: number | null;
  priceUnit: PriceUnit | null;
  /** The most guests that it serves at one event */
  capacityPersons: number | null;
  /** Where it is */
  governorate: Governorate | null;
  city: City | null;
  /** The governorates that it also serves */
  serves: Governorate[];
  languages: ProviderLanguage[];
  /** Its number on WhatsApp; null when that is the contact number */
  whatsApp: EgyptianMobile | null;
  openingDays: Weekday[];
  foundedYear: number | null;
  socialLinks: string[];
  packages: ProviderPackage[];
};
export type PhotoFiles = {
  /** Its longer side has at most 480 px */
  small: string;
  /** Its longer side has at most 960 px */
  medium: string;
  /** Its longer side has at most 1600 px */
  large: string;
};
export type OwnPhoto = {
  id: string;
  status: "waiting" | "listed" | "refused";
  alt: string | null;
  /** The words that wait for the operator's approval; null when none do */
  newAlt: string | null;
  /** Why the operator refused it */
  refusal: string | null;
  width: number;
  height: number;
  /** Null once it is refused, as its files are deleted */
  files: PhotoFiles | null;
  createdAt: Instant;
};
export type ProviderEdit = {
  details: ProviderDetails;
  profile: ProviderProfile | null;
  /** Why the operator refused it; null while it waits */
  refusal: string | null;
  createdAt: Instant;
};
export type QueuedProvider = Provider & {
  profile: ProviderProfile | null;
  photos: OwnPhoto[];
  edit: ProviderEdit | null;
  /** Why it was refused */
  refusal: string | null;
};
export type ProviderQueuePage = {
  items: QueuedProvider[];
  page: number;
  pageSize: number;
  total: number;
};
export type PhotoAlt = string;
export type ProviderDecision = {
  /** For the provider, by e-mail; required to reject, and to refuse a photograph */
  reason?: string | null;
  decision: "approve" | "reject";
  version: Version;
  /** Photographs of which something waits; those that are not named go on waiting */
  photos?: {
    id: string;
    /** The words that were looked at; others meanwhile return 409 */
    alt: PhotoAlt | null;
    /** Whether couples see it, with these words */
    isListed: boolean;
  }[];
};
export type Star = number;
export type Stars = {
  quality: Star;
  communication: Star;
  punctuality: Star;
  /** Value for money */
  value: Star;
};
export type ReviewStatus = "waiting" | "shown" | "refused";
export type ReviewAnswer = {
  text: string;
  createdAt: Instant;
};
export type QueuedReview = {
  id: string;
  provider: {
    id: string;
    name: string;
  };
  /** Of the enquiry */
  reference: string;
  name: string;
  stars: Stars;
  words: string;
  status: ReviewStatus;
  refusal: string | null;
  answer: ReviewAnswer | null;
  /** The provider's words, once it has disputed the review */
  dispute: {
    reason: string;
    /** Whether it waits for a decision */
    isOpen: boolean;
    createdAt: Instant;
  } | null;
  version: Version;
  createdAt: Instant;
};
export type QueuedReviewPage = {
  items: QueuedReview[];
  page: number;
  pageSize: number;
  total: number;
};
export type ReviewQueue = "waiting" | "disputed" | "decided";
export type ReviewDecision = {
  decision: "show" | "refuse";
  /** For the couple, which reads it with the review; required to refuse */
  reason?: string | null;
  /** Whether the provider's answer is deleted */
  removesAnswer: boolean;
  version: Version;
};
export type VisitorFacts = {
  countryId?: string | null;
  cityId?: string | null;
  area?: string | null;
  platform?: string | null;
  os?: string | null;
  browser?: string | null;
  ip?: string | null;
  mapsLink?: string | null;
};
export type MessageStatus = "open" | "answered";
export type ContactAnswer = {
  id: string;
  text: string;
  /** The e-mail address of the operator who wrote it; null after the account was deleted */
  author: string | null;
  createdAt: Instant;
};
export type ReceivedMessage = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  source: string;
  message: string;
  visitor: VisitorFacts;
  status: MessageStatus;
  /** The e-mail address of the operator who takes care of it */
  assignee: string | null;
  answers: ContactAnswer[];
  version: Version;
  createdAt: Instant;
};
export type ReceivedMessagePage = {
  items: ReceivedMessage[];
  page: number;
  pageSize: number;
  total: number;
};
export type MessageUpdate = {
  status: MessageStatus;
  /** Who takes care of it from now on */
  assignee: "me" | "nobody" | "unchanged";
  version: Version;
};
export type Language = "ar" | "en";
export type NewContactAnswer = {
  id: string;
  language: Language;
  /** Several lines of text, without control characters other than line breaks and tabs */
  text: string;
};
export type Lead = {
  id: string;
  email: string;
  phone: string;
  createdAt: Instant;
};
export type LeadPage = {
  items: Lead[];
  page: number;
  pageSize: number;
  total: number;
};
export type Subscriber = {
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  language: Language | null;
};
export type SubscriberPage = {
  items: Subscriber[];
  page: number;
  pageSize: number;
  total: number;
};
export type ShortCode = string;
export type OperatorLink = {
  shortCode: ShortCode;
  target: string;
  /** The short link itself */
  address: string;
  createdAt: Instant;
};
export type OperatorLinkPage = {
  items: OperatorLink[];
  page: number;
  pageSize: number;
  total: number;
};
export type NewOperatorLink = {
  shortCode: ShortCode;
  target: string;
};
export type ReferralCounts = {
  items: {
    code: string;
    source: string | null;
    accounts: number;
  }[];
};
export type FoundAccount = {
  id: string;
  email: string;
  emailVerified: boolean;
  language: Language | null;
  createdAt: Instant;
  sessions: number;
  invitations: number;
  weddings: number;
  providers: number;
  isOperator: boolean;
};
export type AccountSearch = {
  email: Email;
};
export type OwnerRequestedDeletion = {
  /** The address of the account, typed again */
  email: Email;
  code: SecondFactor;
};
export type QueuedMail = {
  id: string;
  /** The address with its first character and its domain only */
  recipient: string;
  subject: string;
  attempts: number;
  createdAt: Instant;
  nextAttemptAt: Instant;
  expiresAt: Instant;
};
export type QueuedMailPage = {
  items: QueuedMail[];
  page: number;
  pageSize: number;
  total: number;
};
export type AuditEntryKind =
  | "operator_added"
  | "operator_removed"
  | "operator_set_up"
  | "signed_in"
  | "signed_out"
  | "provider_approved"
  | "provider_rejected"
  | "review_shown"
  | "review_refused"
  | "message_updated"
  | "message_answered"
  | "list_exported"
  | "deep_link_created"
  | "deep_link_ended"
  | "account_found"
  | "account_sessions_ended"
  | "account_deleted"
  | "mails_retried";
export type AuditEntry = {
  id: string;
  kind: AuditEntryKind;
  /** The operator's e-mail address, or the system user of the command line after `terminal:`; null after the account was deleted */
  actor: string | null;
  /** What it was done to: an id, a short code or the name of a list */
  subject: string | null;
  createdAt: Instant;
};
export type AuditEntryPage = {
  items: AuditEntry[];
  page: number;
  pageSize: number;
  total: number;
};
export const {
  useSignInOperatorMutation,
  useGetOperatorSessionQuery,
  useLazyGetOperatorSessionQuery,
  useSignOutOperatorMutation,
  useStartOperatorSetupMutation,
  useConfirmOperatorSetupMutation,
  useGetOperatorOverviewQuery,
  useLazyGetOperatorOverviewQuery,
  useListProviderQueueQuery,
  useLazyListProviderQueueQuery,
  useDecideProviderMutation,
  useListReviewQueueQuery,
  useLazyListReviewQueueQuery,
  useDecideReviewMutation,
  useListContactMessagesQuery,
  useLazyListContactMessagesQuery,
  useUpdateContactMessageMutation,
  useAnswerContactMessageMutation,
  useListLeadsQuery,
  useLazyListLeadsQuery,
  useListSubscribersQuery,
  useLazyListSubscribersQuery,
  useListDeepLinksQuery,
  useLazyListDeepLinksQuery,
  useCreateDeepLinkMutation,
  useEndDeepLinkMutation,
  useListReferralCountsQuery,
  useLazyListReferralCountsQuery,
  useFindAccountMutation,
  useEndAccountSessionsMutation,
  useDeleteAccountOfOwnerMutation,
  useListQueuedMailsQuery,
  useLazyListQueuedMailsQuery,
  useRetryMailsMutation,
  useListAuditEntriesQuery,
  useLazyListAuditEntriesQuery,
} = injectedRtkApi;
