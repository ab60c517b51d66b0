// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<GetNoticesApiResponse, GetNoticesApiArg>({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/notices`,
      }),
    }),
    turnOnNotices: build.mutation<
      TurnOnNoticesApiResponse,
      TurnOnNoticesApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/notices`,
        method: "PUT",
        body: queryArg.noticeSubscription,
      }),
    }),
    turnOffNotices: build.mutation<
      TurnOffNoticesApiResponse,
      TurnOffNoticesApiArg
    >({
      query: (queryArg) => ({
        url: `/weddings/${encodeURIComponent(String(queryArg.weddingId))}/notices`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as noticeEndpoints };
export type GetNoticesApiResponse =
  /** status 200 The notices on this device */ Notices;
export type GetNoticesApiArg = {
  weddingId: Id;
};
export type TurnOnNoticesApiResponse =
  /** status 200 The notices on this device */ Notices;
export type TurnOnNoticesApiArg = {
  weddingId: Id;
  noticeSubscription: NoticeSubscription;
};
export type TurnOffNoticesApiResponse = unknown;
export type TurnOffNoticesApiArg = {
  weddingId: Id;
};
export type Notices = {
  /** The key of this server, with which the browser subscribes (`applicationServerKey`, RFC 8292) */
  publicKey: string;
  isOn: boolean;
  /** Whether a notice names the wedding */
  showsTitle: boolean;
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
export type Id = string;
export type Language = "ar" | "en";
export type NoticeSubscription = {
  /** The address of the browser's push service, one of those that the server knows */
  endpoint: string;
  /** The browser's key (RFC 8291) */
  p256dh: string;
  /** The browser's secret (RFC 8291) */
  auth: string;
  language: Language;
  showsTitle: boolean;
};
export const {
  useGetNoticesQuery,
  useLazyGetNoticesQuery,
  useTurnOnNoticesMutation,
  useTurnOffNoticesMutation,
} = injectedRtkApi;
