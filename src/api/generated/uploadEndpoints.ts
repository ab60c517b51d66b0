// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadBackground: build.mutation<
      UploadBackgroundApiResponse,
      UploadBackgroundApiArg
    >({
      query: (queryArg) => ({
        url: `/uploads/background`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as uploadEndpoints };
export type UploadBackgroundApiResponse =
  /** status 201 Path of the stored picture */ UploadedBackground;
export type UploadBackgroundApiArg = {
  body: {
    file: Blob;
  };
};
export type UploadedBackground = {
  backgroundImage: string;
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
export const { useUploadBackgroundMutation } = injectedRtkApi;
