// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { guestBaseApi as api } from "../guestBase";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitationBySlug: build.query<
      GetInvitationBySlugApiResponse,
      GetInvitationBySlugApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/slug/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedGuestApi };
export type GetInvitationBySlugApiResponse =
  /** status 200 The invitation */ PublicInvitation;
export type GetInvitationBySlugApiArg = {
  slug: string;
};
export type Language = "ar" | "en";
export type PersonName = string;
export type CalendarDate = string;
export type TimeZone = string;
export type Line = string;
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
  engagementDate: CalendarDate;
  hennaDate: CalendarDate;
  /** The marriage contract's date */
  crownDate: CalendarDate;
  /** The hall */
  weddinghole: Line;
  weddingAddress: Line;
  area: Line;
  /** An https address of Google Maps, Apple Maps, Waze or OpenStreetMap. Google's domains are listed one by one, and a path must not contain `..`, so that only addresses of maps are accepted */
  mapsLink?: string;
  /** The path that `uploadBackground` returned */
  backgroundImage?: string;
};
export type Version = number;
export type Instant = string;
export type InvitationRecord = {
  id: string;
  timeZone: TimeZone;
  /** Readable and unguessable; never reused */
  slug: string;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
};
export type PublicInvitation = InvitationDetails & InvitationRecord;
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
