// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/identity/register`,
        method: "POST",
        body: queryArg.credentials,
        headers: {
          "X-Referral-Code": queryArg["X-Referral-Code"],
          "X-Referral-Source": queryArg["X-Referral-Source"],
          "X-Referral-Source-Id": queryArg["X-Referral-Source-Id"],
        },
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/identity/login`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/identity/logout`, method: "POST" }),
    }),
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: () => ({ url: `/identity/refresh-token`, method: "POST" }),
    }),
    landingSignin: build.mutation<
      LandingSigninApiResponse,
      LandingSigninApiArg
    >({
      query: (queryArg) => ({
        url: `/identity/landing-signin`,
        method: "POST",
        body: queryArg.landingSignin,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/identity/forgot-password`,
        method: "POST",
        body: queryArg.forgotPassword,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/identity/reset-password`,
        method: "POST",
        body: queryArg.resetPassword,
      }),
    }),
    deleteAccount: build.mutation<
      DeleteAccountApiResponse,
      DeleteAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/identity/delete`,
        method: "POST",
        body: queryArg.deleteAccount,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/users/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/users/profile`,
        method: "PUT",
        body: queryArg.profileUpdate,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/users/verify-email`,
        method: "POST",
        body: queryArg.verifyEmail,
      }),
    }),
    resendVerification: build.mutation<
      ResendVerificationApiResponse,
      ResendVerificationApiArg
    >({
      query: () => ({ url: `/users/resend-verification`, method: "POST" }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/users/change-password`,
        method: "POST",
        body: queryArg.changePassword,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/users/sessions` }),
    }),
    deleteOtherSessions: build.mutation<
      DeleteOtherSessionsApiResponse,
      DeleteOtherSessionsApiArg
    >({
      query: () => ({ url: `/users/sessions`, method: "DELETE" }),
    }),
    deleteSession: build.mutation<
      DeleteSessionApiResponse,
      DeleteSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/users/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
      query: () => ({ url: `/users/export` }),
    }),
    getWishlist: build.query<GetWishlistApiResponse, GetWishlistApiArg>({
      query: () => ({ url: `/users/wishlist` }),
    }),
    updateWishlist: build.mutation<
      UpdateWishlistApiResponse,
      UpdateWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/users/wishlist`,
        method: "PUT",
        body: queryArg.wishlist,
      }),
    }),
    createInvitation: build.mutation<
      CreateInvitationApiResponse,
      CreateInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations`,
        method: "POST",
        body: queryArg.invitationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listUserInvitations: build.query<
      ListUserInvitationsApiResponse,
      ListUserInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/user/${encodeURIComponent(String(queryArg.userId))}`,
      }),
    }),
    updateInvitation: build.mutation<
      UpdateInvitationApiResponse,
      UpdateInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.invitationUpdate,
      }),
    }),
    deleteInvitation: build.mutation<
      DeleteInvitationApiResponse,
      DeleteInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getInvitationBySlug: build.query<
      GetInvitationBySlugApiResponse,
      GetInvitationBySlugApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/slug/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/contact`,
        method: "POST",
        body: queryArg.contactMessage,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type RegisterApiResponse = /** status 200 Done */ Success;
export type RegisterApiArg = {
  /** The `referralCode` of a couple or of the operator */
  "X-Referral-Code"?: ReferralHeader;
  /** Kind of the link */
  "X-Referral-Source"?: ReferralHeader;
  /** Id of the link */
  "X-Referral-Source-Id"?: ReferralHeader;
  credentials: Credentials;
};
export type LoginApiResponse =
  /** status 200 The session, with the refresh cookie set, or a message that says why sign-in failed */ LoginResult;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse =
  /** status 200 Done, and the refresh cookie is cleared */ Success;
export type LogoutApiArg = void;
export type RefreshTokenApiResponse =
  /** status 200 The session, with the refresh cookie set, or a message that says why sign-in failed */ LoginResult;
export type RefreshTokenApiArg = void;
export type LandingSigninApiResponse = /** status 200 Done */ Success;
export type LandingSigninApiArg = {
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  landingSignin: LandingSignin;
};
export type ForgotPasswordApiResponse = /** status 200 Done */ Success;
export type ForgotPasswordApiArg = {
  forgotPassword: ForgotPassword;
};
export type ResetPasswordApiResponse =
  /** status 200 Done, and the refresh cookie is cleared */ Success;
export type ResetPasswordApiArg = {
  resetPassword: ResetPassword;
};
export type DeleteAccountApiResponse =
  /** status 200 Whether the account was deleted; if it was, the refresh cookie is cleared */ DeleteResult;
export type DeleteAccountApiArg = {
  deleteAccount: DeleteAccount;
};
export type GetProfileApiResponse = /** status 200 The profile */ Profile;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse = /** status 200 The profile */ Profile;
export type UpdateProfileApiArg = {
  profileUpdate: ProfileUpdate;
};
export type VerifyEmailApiResponse = /** status 200 Done */ Success;
export type VerifyEmailApiArg = {
  verifyEmail: VerifyEmail;
};
export type ResendVerificationApiResponse = /** status 200 Done */ Success;
export type ResendVerificationApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 The new session; the refresh cookie is set */ StartedSession;
export type ChangePasswordApiArg = {
  changePassword: ChangePassword;
};
export type ListSessionsApiResponse =
  /** status 200 The open sessions */ SessionList;
export type ListSessionsApiArg = void;
export type DeleteOtherSessionsApiResponse = unknown;
export type DeleteOtherSessionsApiArg = void;
export type DeleteSessionApiResponse = unknown;
export type DeleteSessionApiArg = {
  /** The session's id, from the list */
  id: string;
};
export type ExportAccountApiResponse =
  /** status 200 One JSON file */ AccountExport;
export type ExportAccountApiArg = void;
export type GetWishlistApiResponse = /** status 200 The wishlist */ Wishlist;
export type GetWishlistApiArg = void;
export type UpdateWishlistApiResponse = /** status 200 The wishlist */ Wishlist;
export type UpdateWishlistApiArg = {
  wishlist: Wishlist;
};
export type CreateInvitationApiResponse =
  /** status 201 The published invitation */ Invitation;
export type CreateInvitationApiArg = {
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  invitationInput: InvitationInput;
};
export type ListUserInvitationsApiResponse =
  /** status 200 The account's invitations */ InvitationList;
export type ListUserInvitationsApiArg = {
  userId: string;
};
export type UpdateInvitationApiResponse =
  /** status 200 The updated invitation */ Invitation;
export type UpdateInvitationApiArg = {
  id: string;
  invitationUpdate: InvitationUpdate;
};
export type DeleteInvitationApiResponse = unknown;
export type DeleteInvitationApiArg = {
  id: string;
};
export type GetInvitationBySlugApiResponse =
  /** status 200 The invitation */ PublicInvitation;
export type GetInvitationBySlugApiArg = {
  slug: string;
};
export type SendContactMessageApiResponse = /** status 201 Done */ Success;
export type SendContactMessageApiArg = {
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  contactMessage: ContactMessage;
};
export type Success = {
  message: "success";
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
export type ReferralHeader = string;
export type Email = string;
export type NewPassword = string;
export type Credentials = {
  email: Email;
  password: NewPassword;
};
export type AuthUser = {
  id: string;
  email: string;
  firstName?: string;
  lastName?: string;
};
export type LoginResult = {
  /** 'success' means signed in */
  message: string;
  /** The access token */
  token?: string;
  /** Lifetime of the access token, in seconds */
  expiresIn?: number;
  user?: AuthUser;
};
export type GivenPassword = string;
export type LoginRequest = {
  /** The e-mail address of an account, by the rules of this or an earlier release */
  email: string;
  password: GivenPassword;
  rememberMe?: boolean;
};
export type EgyptianMobile = string;
export type LandingSignin = {
  email: Email;
  phone: EgyptianMobile;
};
export type Email2 = string;
export type ForgotPassword = {
  email: Email2;
};
export type ResetPassword = {
  token: string;
  newPassword: NewPassword;
};
export type DeleteResult = {
  success: boolean;
  errors: string[];
};
export type DeleteAccount = {
  emailOrPhone: string;
  password: GivenPassword;
};
export type PersonName = string;
export type Language = "ar" | "en";
export type ProfileDetails = {
  firstName?: PersonName;
  lastName?: PersonName;
  phone?: EgyptianMobile;
  language?: Language;
  newsletter?: boolean;
};
export type ReferralCode = string;
export type Version = number;
export type Instant = string;
export type Profile = ProfileDetails & {
  id: string;
  email: string;
  /** Whether the owner has confirmed the e-mail address */
  emailVerified: boolean;
  /** The account's own code, which the short links of its invitations contain */
  referralCode: ReferralCode;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
};
export type ProfileUpdate = ProfileDetails & {
  version: Version;
  /** Required when the phone number changes */
  currentPassword?: GivenPassword;
};
export type VerifyEmail = {
  token: string;
};
export type StartedSession = {
  message: "success";
  /** The access token */
  token: string;
  /** Lifetime of the access token, in seconds */
  expiresIn: number;
  user: AuthUser;
};
export type ChangePassword = {
  currentPassword: GivenPassword;
  newPassword: NewPassword;
};
export type ExportedSession = {
  createdAt: Instant;
  /** When the access token was last renewed, which happens every 15 minutes while the session is in use */
  lastUsedAt: Instant;
  remembered: boolean;
  /** The browser's name, if the user agent contains it */
  browser?: string;
  /** The operating system's name, if the user agent contains it */
  os?: string;
  device?: "phone" | "tablet" | "desktop";
};
export type AccountSession = ExportedSession & {
  id: string;
  /** Whether it is the session of the request's access token */
  current: boolean;
};
export type SessionList = {
  items: AccountSession[];
};
export type ReferralText = string;
export type Referral = {
  referralCode?: ReferralText;
  source?: ReferralText;
  sourceId?: ReferralText;
};
export type TimeZone = string;
export type WeddingDetails = {
  /** One line of text without markup; at first the names of groom and bride */
  title: string;
  /** The language of new households */
  language: Language;
  /** The time zone of all events and invitations of the wedding */
  timeZone: TimeZone;
};
export type Versioned = {
  version: Version;
};
export type Id = string;
export type MemberRole = "owner" | "sideManager" | "planner" | "viewer";
export type ManagedSide = "groom" | "bride";
export type MemberLabel = string;
export type MemberRights = {
  role: MemberRole;
  side?: ManagedSide;
  label?: MemberLabel;
};
export type ChangeNumber = number;
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
export type Side = "groom" | "bride" | "both";
export type Text = string;
export type Tag = string;
export type TagList = Tag[];
export type Seats = {
  hallId: Id;
  allowed: number;
};
export type SeatList = Seats[];
export type Person = {
  name: PersonName;
  child: boolean;
};
export type PersonList = Person[];
export type EventKind =
  "engagement" | "henna" | "contract" | "wedding" | "morning-after" | "custom";
export type CalendarDate = string;
export type EventStatus = "postponed" | "calledOff";
export type Audience = "mixed" | "men" | "women";
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
export type HouseholdDetails = HouseholdOptional & {
  name: Text;
  side: Side;
};
export type ImportSource = "paste" | "csv" | "xlsx" | "vcard" | "contacts";
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
export type TemplateKind =
  "invite" | "change" | "postponed" | "calledOff" | "reminder" | "thanks";
export type MessageTemplateDetails = {
  kind: TemplateKind;
  language: Language;
  side: Side;
  /** Several lines with placeholders in braces, in the language of the template; without it, the default applies */
  text?: string;
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
export type CeremonyDate = CalendarDate | "none";
export type ContractName = "katb-el-ketab" | "aqd-el-qiran" | "crowning";
export type MapsLink = string;
export type HostHonorific = string;
export type HostName = string;
export type Host = {
  /** Decides the grammar; only parents invite to the wedding of their son or daughter */
  role: "father" | "mother" | "kinsman" | "kinswoman";
  honorific?: HostHonorific;
  name: HostName;
  /** Has died: named as «المرحوم» or «المرحومة», and does not invite */
  isLate?: boolean;
};
export type Hosts = {
  /** The side that is named first */
  first: "groom" | "bride";
  groom: Host[];
  bride: Host[];
};
export type OwnWords = string;
export type CardNote = string;
export type Card = {
  hosts?: Hosts;
  /** Whether guests do not read the bride's name. Then `bride` of the public invitation is «عروسه» or "his bride", and the name is in no new slug, picture or file */
  withholdsBride?: boolean;
  /** The first words: the basmala; Quran 30:21; Quran 25:74; the prayer for a couple; Matthew 19:6; Colossians 3:14; Psalm 118:24; own words */
  opening?:
    | "basmala"
    | "mercy"
    | "prayer"
    | "blessing"
    | "joined"
    | "bond"
    | "day"
    | "own";
  /** The own words, with `opening: own` */
  openingText?: OwnWords;
  /** The last words instead of the closing line: «العاقبة عندكم في المسرّات»; «وبحضوركم تكتمل فرحتنا»; own words */
  closing?: "joys" | "presence" | "own";
  /** The own words, with `closing: own` */
  closingText?: OwnWords;
  dress?: CardNote;
  /** Whether the guests can bring children */
  children?: "welcome" | "none";
  /** The halls of women and men, with their doors */
  doors?: CardNote;
  parking?: CardNote;
  /** An https address of a service for live video */
  stream?: string;
  /** The name of one of the template's palettes. Without it, the template has its own look */
  palette?: string;
  /** Own colour of headings and buttons. It is shown lighter or darker where it could not be read */
  accent?: string;
  /** Id of another font pair of the template. Without it, the template has its own fonts */
  fontPair?: string;
};
export type InvitationDetails = {
  /** 1 Mashrabiya, 2 Jasmine, 3 Fanous, 4 Nile */
  template: 1 | 2 | 3 | 4;
  language: Language;
  groom: PersonName;
  bride: PersonName;
  weddingDate: CalendarDate;
  /** HH:mm in `timeZone`; without it the countdown ends at the start of the day */
  weddingTime?: string;
  timeZone?: TimeZone;
  engagementDate: CeremonyDate;
  hennaDate: CeremonyDate;
  /** The marriage contract's date */
  crownDate: CeremonyDate;
  /** How the marriage contract is called; an update without it keeps what is stored */
  contractName?: ContractName;
  /** The hall */
  weddinghole: Line;
  weddingAddress: Line;
  area: Line;
  mapsLink?: MapsLink;
  /** The path that `uploadBackground` returned */
  backgroundImage?: string;
  /** An update without it keeps what is stored */
  card?: Card;
};
export type EventStatuses = {
  engagement?: EventStatus;
  henna?: EventStatus;
  contract?: EventStatus;
  wedding?: EventStatus;
};
export type InvitationRecord = {
  id: string;
  timeZone: TimeZone;
  /** Readable and unguessable; never reused */
  slug: string;
  statuses?: EventStatuses;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
};
export type ShortCode = string;
export type Invitation = InvitationDetails &
  InvitationRecord & {
    weddingId: Id;
    ownerId: string;
    /** The code of its short link (`resolveDeepLink`), unguessable like the slug */
    shortCode: ShortCode;
  };
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
  emailAddress: Email;
  address?: Line | null;
  serviceClasses: ServiceCategory[];
  /** Lowest price, in EGP */
  priceRange?: number | null;
  capacityOrScale?: Line | null;
  websiteOrSocialMedia?: string | null;
};
export type ProviderStatus = "pending" | "approved" | "rejected";
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
export type ProviderWeek = {
  /** The Saturday on which the week begins */
  from: CalendarDate;
  views: number;
  enquiries: number;
};
export type ReceivedEnquiry = {
  id: string;
  reference: string;
  name: string;
  /** In international form (E.164) */
  phone: string;
  weddingDate: CalendarDate | null;
  place: string | null;
  guests: number | null;
  message: string;
  createdAt: Instant;
};
export type EnquiryStatus = "asked" | "quoted" | "booked" | "declined";
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
export type OwnReview = {
  id: string;
  name: string;
  stars: Stars;
  words: string;
  status: ReviewStatus;
  /** Why the operator refused it */
  refusal: string | null;
  answer: ReviewAnswer | null;
  isDisputed: boolean;
  createdAt: Instant;
};
export type ItemId = string;
export type Wishlist = {
  itemIds: ItemId[];
};
export type ExportedUpload = {
  backgroundImage: string;
  bytes: number;
  createdAt: Instant;
};
export type ProviderEdit = {
  details: ProviderDetails;
  profile: ProviderProfile | null;
  /** Why the operator refused it; null while it waits */
  refusal: string | null;
  createdAt: Instant;
};
export type ExportedToken = {
  expiresAt: Instant;
};
export type AccountExport = {
  exportedAt: Instant;
  profile: Profile;
  referredBy: Referral;
  weddings: (WeddingDetails &
    Versioned & {
      id: Id;
      createdAt: Instant;
      updatedAt: Instant;
    })[];
  memberships: {
    weddingId: Id;
    role: MemberRole;
    side?: ManagedSide;
    label?: MemberLabel;
    createdAt: Instant;
  }[];
  memberInvites: (MemberRights & {
    weddingId: Id;
    createdAt: Instant;
    expiresAt: Instant;
    acceptedAt?: Instant;
    revokedAt?: Instant;
  })[];
  changes: {
    weddingId: Id;
    number: ChangeNumber;
    memberId?: Id;
    kind: ChangeKind;
    householdId?: Id;
    side?: Side;
    name?: string;
    count: number;
    before?: ChangedDetails;
    after?: ChangedDetails;
    undoes?: ChangeNumber;
    createdAt: Instant;
  }[];
  events: (EventDetails &
    Versioned & {
      weddingId: Id;
      id: Id;
      kind: EventKind;
      status?: EventStatus;
    })[];
  halls: (Hall & {
    weddingId: Id;
  })[];
  /** With those in the bin */
  households: (HouseholdDetails &
    Versioned & {
      weddingId: Id;
      id: Id;
      phoneE164?: string;
      dataRemovedAt?: Instant;
      deletedAt?: Instant;
      createdAt: Instant;
      updatedAt: Instant;
    })[];
  seats: {
    householdId: Id;
    hallId: Id;
    allowed: number;
  }[];
  imports: {
    weddingId: Id;
    source: ImportSource;
    fileName?: string;
    added: number;
    updated: number;
    unchanged: number;
    createdAt: Instant;
    undoneAt?: Instant;
  }[];
  replySettings: (ReplySettings & {
    weddingId: Id;
  })[];
  replies: (Reply & {
    weddingId: Id;
    householdId: Id;
  })[];
  householdStatuses: {
    weddingId: Id;
    householdId: Id;
    replyId?: Id;
    openedAt?: Instant;
    openedBy?: ViewSource;
  }[];
  sends: (Send & {
    weddingId: Id;
  })[];
  views: {
    weddingId: Id;
    householdId?: Id;
    source: ViewSource;
    date: CalendarDate;
    count: number;
  }[];
  messageTemplates: (MessageTemplateDetails & {
    weddingId: Id;
  })[];
  replyRequests: (ReplyRequest & {
    weddingId: Id;
  })[];
  invitations: Invitation[];
  /** Which invitations have a stored preview picture */
  invitationPreviews: {
    invitationId: string;
    createdAt: Instant;
  }[];
  providers: (Provider & {
    profile: ProviderProfile | null;
    refusal: string | null;
  })[];
  providerPhotos: (OwnPhoto & {
    providerId: string;
  })[];
  /** The files of photographs that the database stores; `files` of a photograph has their addresses */
  photoFiles: {
    photoId: string;
    size: string;
    bytes: number;
  }[];
  providerWeeks: (ProviderWeek & {
    providerId: string;
  })[];
  /** What the account asked providers; what its own providers received is about other people */
  enquiries: (ReceivedEnquiry &
    Versioned & {
      /** Null when the provider was deleted */
      providerId: string | null;
      providerName: string;
      weddingId: string | null;
      status: EnquiryStatus;
      amount: number | null;
      note: string | null;
      updatedAt: Instant;
    })[];
  reviews: (OwnReview & {
    enquiryId: string;
    decidedAt: Instant | null;
  })[];
  wishlist: Wishlist;
  uploads: ExportedUpload[];
  sessions: ExportedSession[];
  /** Devices with notices of new replies, without their addresses and keys */
  noticeSubscriptions: {
    weddingId: Id;
    /** The host of the push service */
    pushService: string;
    language: Language;
    showsTitle: boolean;
    createdAt: Instant;
  }[];
  /** Edits of listed providers that wait for approval, or were refused */
  providerEdits: (ProviderEdit & {
    providerId: string;
  })[];
  providerServices: {
    providerId: string;
    category: string;
  }[];
  refreshTokens: ExportedToken[];
  passwordResets: ExportedToken[];
  emailVerifications: ExportedToken[];
  /** E-mails to the account that are queued */
  mails: {
    subject: string;
    createdAt: Instant;
    expiresAt: Instant;
  }[];
  /** Submitted on the home page with the account's address; only if that address is confirmed */
  leads: {
    email: string;
    phone: string;
    createdAt: Instant;
  }[];
  /** Sent with the account's address; only if that address is confirmed */
  contactMessages: {
    email: string;
    name: string;
    phone: string | null;
    message: string;
    source: string;
    /** Device and place of the sender, as the form sent them */
    visitor: {
      [key: string]: unknown;
    };
    createdAt: Instant;
  }[];
  /** The answers to the contact messages */
  contactAnswers: {
    text: string;
    createdAt: Instant;
  }[];
  /** For an account that runs the site */
  operatorRole: {
    createdAt: Instant;
    setUpAt: Instant | null;
  }[];
  /** Sessions in the operator's console */
  operatorSessions: {
    createdAt: Instant;
    expiresAt: Instant;
  }[];
  /** Recovery codes that were not used, without the codes */
  operatorRecoveryCodes: {
    createdAt: Instant;
  }[];
};
export type InvitationInput = InvitationDetails & {
  /** The wedding that it invites to, whose dates become those of the invitation; without it, a new wedding is created */
  weddingId?: Id;
};
export type InvitationList = {
  items: Invitation[];
};
export type InvitationUpdate = InvitationDetails & {
  version: Version;
};
export type Wish = {
  /** The household, with its consent */
  name: string;
  message: Message;
};
export type PublicInvitation = InvitationDetails &
  InvitationRecord & {
    /** Whether guests can ask for seats (`requestSeats`) */
    takesRequests: boolean;
    /** Messages of guests that the couple shows, with the guests' consent; newest first */
    wishes: Wish[];
  };
export type ContactMessage = {
  email: Email;
  phone?: string | null;
  name: PersonName;
  /** Several lines of text, without control characters other than line breaks and tabs */
  message: string;
  source?: string;
  countryId?: string | null;
  cityId?: string | null;
  area?: string | null;
  platform?:
    | ("Web" | "Mobile Web" | "Tablet Web" | null)
    | ("Web" | "Mobile Web" | "Tablet Web" | null);
  os?: string | null;
  browser?: string | null;
  ip?: string | null;
  mapsLink?: string | null;
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useRefreshTokenMutation,
  useLandingSigninMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useDeleteAccountMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useExportAccountQuery,
  useLazyExportAccountQuery,
  useGetWishlistQuery,
  useLazyGetWishlistQuery,
  useUpdateWishlistMutation,
  useCreateInvitationMutation,
  useListUserInvitationsQuery,
  useLazyListUserInvitationsQuery,
  useUpdateInvitationMutation,
  useDeleteInvitationMutation,
  useGetInvitationBySlugQuery,
  useLazyGetInvitationBySlugQuery,
  useSendContactMessageMutation,
} = injectedRtkApi;
