// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerProvider: build.mutation<
      RegisterProviderApiResponse,
      RegisterProviderApiArg
    >({
      query: (queryArg) => ({
        url: `/services/providers/registration`,
        method: "POST",
        body: queryArg.providerRegistration,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({
      query: (queryArg) => ({
        url: `/providers`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          area: queryArg.area,
          governorate: queryArg.governorate,
          city: queryArg.city,
          priceMin: queryArg.priceMin,
          priceMax: queryArg.priceMax,
          guests: queryArg.guests,
          sort: queryArg.sort,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listOwnProviders: build.query<
      ListOwnProvidersApiResponse,
      ListOwnProvidersApiArg
    >({
      query: () => ({ url: `/providers/own` }),
    }),
    getProvider: build.query<GetProviderApiResponse, GetProviderApiArg>({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateProvider: build.mutation<
      UpdateProviderApiResponse,
      UpdateProviderApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.providerUpdate,
      }),
    }),
    deleteProvider: build.mutation<
      DeleteProviderApiResponse,
      DeleteProviderApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    addProviderPhoto: build.mutation<
      AddProviderPhotoApiResponse,
      AddProviderPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/photos`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    arrangeProviderPhotos: build.mutation<
      ArrangeProviderPhotosApiResponse,
      ArrangeProviderPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/photos`,
        method: "PUT",
        body: queryArg.photoArrangement,
      }),
    }),
    deleteProviderPhoto: build.mutation<
      DeleteProviderPhotoApiResponse,
      DeleteProviderPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/photos/${encodeURIComponent(String(queryArg.photoId))}`,
        method: "DELETE",
      }),
    }),
    sendEnquiry: build.mutation<SendEnquiryApiResponse, SendEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/enquiries`,
        method: "POST",
        body: queryArg.newEnquiry,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listReceivedEnquiries: build.query<
      ListReceivedEnquiriesApiResponse,
      ListReceivedEnquiriesApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/enquiries`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    answerReview: build.mutation<AnswerReviewApiResponse, AnswerReviewApiArg>({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/reviews/${encodeURIComponent(String(queryArg.reviewId))}/answer`,
        method: "POST",
        body: queryArg.newAnswer,
      }),
    }),
    disputeReview: build.mutation<
      DisputeReviewApiResponse,
      DisputeReviewApiArg
    >({
      query: (queryArg) => ({
        url: `/providers/${encodeURIComponent(String(queryArg.id))}/reviews/${encodeURIComponent(String(queryArg.reviewId))}/dispute`,
        method: "POST",
        body: queryArg.newDispute,
      }),
    }),
    listEnquiries: build.query<ListEnquiriesApiResponse, ListEnquiriesApiArg>({
      query: () => ({ url: `/enquiries` }),
    }),
    updateEnquiry: build.mutation<
      UpdateEnquiryApiResponse,
      UpdateEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}`,
        method: "PUT",
        body: queryArg.enquiryUpdate,
      }),
    }),
    deleteEnquiry: build.mutation<
      DeleteEnquiryApiResponse,
      DeleteEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}`,
        method: "DELETE",
      }),
    }),
    addReview: build.mutation<AddReviewApiResponse, AddReviewApiArg>({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}/review`,
        method: "POST",
        body: queryArg.newReview,
      }),
    }),
    deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
      query: (queryArg) => ({
        url: `/enquiries/${encodeURIComponent(String(queryArg.enquiryId))}/review`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as providerEndpoints };
export type RegisterProviderApiResponse =
  /** status 201 The registration, pending approval */ ProviderRegistered;
export type RegisterProviderApiArg = {
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  providerRegistration: ProviderRegistration;
};
export type ListProvidersApiResponse =
  /** status 200 A page of providers */ ProviderPage;
export type ListProvidersApiArg = {
  /** Part of the name */
  q?: string;
  category?: ServiceCategory;
  /** Part of the address, or of the name of its city or of a governorate that it serves, in either script */
  area?: string;
  /** Where the provider is, or what it also serves */
  governorate?: Governorate;
  /** Where the provider is; with its governorate */
  city?: City;
  /** In EGP; some of its prices are not below */
  priceMin?: number;
  /** In EGP; some of its prices are not above */
  priceMax?: number;
  /** Only those that serve so many guests */
  guests?: number;
  /** By `price`, the lowest price first, and those without one last. By `asked`, those first that most accounts have asked. Nobody can pay for a place. */
  sort?: "newest" | "price" | "asked";
  page?: number;
  pageSize?: number;
};
export type ListOwnProvidersApiResponse =
  /** status 200 The providers with all that waits for a decision */ OwnProviders;
export type ListOwnProvidersApiArg = void;
export type GetProviderApiResponse = /** status 200 The provider */ OwnProvider;
export type GetProviderApiArg = {
  id: string;
};
export type UpdateProviderApiResponse =
  /** status 200 The provider */ OwnProvider;
export type UpdateProviderApiArg = {
  id: string;
  providerUpdate: ProviderUpdate;
};
export type DeleteProviderApiResponse = unknown;
export type DeleteProviderApiArg = {
  id: string;
};
export type AddProviderPhotoApiResponse =
  /** status 201 The photograph */ OwnPhoto;
export type AddProviderPhotoApiArg = {
  id: string;
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  body: {
    file: Blob;
  };
};
export type ArrangeProviderPhotosApiResponse =
  /** status 200 All photographs of the provider, in their order */ OwnPhotos;
export type ArrangeProviderPhotosApiArg = {
  id: string;
  photoArrangement: PhotoArrangement;
};
export type DeleteProviderPhotoApiResponse = unknown;
export type DeleteProviderPhotoApiArg = {
  id: string;
  photoId: string;
};
export type SendEnquiryApiResponse = /** status 201 Stored */ EnquirySent;
export type SendEnquiryApiArg = {
  id: string;
  /** A UUID that the client generates once for what it creates ("Repeated requests" above) */
  "Idempotency-Key"?: string;
  newEnquiry: NewEnquiry;
};
export type ListReceivedEnquiriesApiResponse =
  /** status 200 A page of enquiries */ ReceivedEnquiryPage;
export type ListReceivedEnquiriesApiArg = {
  id: string;
  page?: number;
  pageSize?: number;
};
export type ListReviewsApiResponse =
  /** status 200 A page of reviews */ ReviewPage;
export type ListReviewsApiArg = {
  id: string;
  page?: number;
  pageSize?: number;
};
export type AnswerReviewApiResponse = /** status 201 The review */ Review;
export type AnswerReviewApiArg = {
  id: string;
  reviewId: string;
  newAnswer: NewAnswer;
};
export type DisputeReviewApiResponse = /** status 201 The review */ Review;
export type DisputeReviewApiArg = {
  id: string;
  reviewId: string;
  newDispute: NewDispute;
};
export type ListEnquiriesApiResponse =
  /** status 200 All enquiries of the account, each with its review */ Enquiries;
export type ListEnquiriesApiArg = void;
export type UpdateEnquiryApiResponse = /** status 200 The enquiry */ Enquiry;
export type UpdateEnquiryApiArg = {
  enquiryId: string;
  enquiryUpdate: EnquiryUpdate;
};
export type DeleteEnquiryApiResponse = unknown;
export type DeleteEnquiryApiArg = {
  enquiryId: string;
};
export type AddReviewApiResponse = /** status 201 The enquiry */ Enquiry;
export type AddReviewApiArg = {
  enquiryId: string;
  newReview: NewReview;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = {
  enquiryId: string;
};
export type ProviderStatus = "pending" | "approved" | "rejected";
export type ProviderRegistered = {
  id: string;
  status: ProviderStatus;
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
export type PersonName = string;
export type EgyptianMobile = string;
export type Email = string;
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
  emailAddress: Email;
  address?: Line | null;
  serviceClasses: ServiceCategory[];
  /** Lowest price, in EGP */
  priceRange?: number | null;
  capacityOrScale?: Line | null;
  websiteOrSocialMedia?: string | null;
};
export type ProviderRegistration = ProviderDetails;
export type Version = number;
export type Instant = string;
export type Provider = ProviderDetails & {
  id: string;
  status: ProviderStatus;
  version: Version;
  createdAt: Instant;
  updatedAt: Instant;
};
export type Rating = {
  count: number;
  /** Of all stars, with one decimal */
  average: number;
  stars: {
    quality: number;
    communication: number;
    punctuality: number;
    value: number;
  };
};
export type PhotoFiles = {
  /** Its longer side has at most 480 px */
  small: string;
  /** Its longer side has at most 960 px */
  medium: string;
  /** Its longer side has at most 1600 px */
  large: string;
};
export type ProviderPhoto = {
  id: string;
  /** What it shows, in words */
  alt: string | null;
  /** Of the large size, in px */
  width: number;
  /** Of the large size, in px */
  height: number;
  files: PhotoFiles;
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
export type ListedProvider = Provider & {
  /** Null below three reviews */
  rating: Rating | null;
  /** Its first photograph */
  cover: ProviderPhoto | null;
  priceTo: number | null;
  priceUnit: PriceUnit | null;
  capacityPersons: number | null;
  governorate: Governorate | null;
  city: City | null;
};
export type ProviderPage = {
  items: ListedProvider[];
  page: number;
  pageSize: number;
  /** The number of all results, counted up to 200; pages beyond exist when there are more */
  total: number;
};
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
export type CalendarDate = string;
export type ProviderWeek = {
  /** The Saturday on which the week begins */
  from: CalendarDate;
  views: number;
  enquiries: number;
};
export type ProviderEdit = {
  details: ProviderDetails;
  profile: ProviderProfile | null;
  /** Why the operator refused it; null while it waits */
  refusal: string | null;
  createdAt: Instant;
};
export type OwnProvider = Provider & {
  /** Null below three reviews */
  rating: Rating | null;
  profile: ProviderProfile | null;
  /** The photographs that couples see, in their order */
  photos: ProviderPhoto[];
  /** All photographs, in their order */
  ownPhotos?: OwnPhoto[];
  /** The last twelve weeks, the latest first */
  weeks?: ProviderWeek[];
  edit?: ProviderEdit | null;
  /** Why the operator refused it */
  refusal?: string | null;
};
export type OwnProviders = {
  providers: OwnProvider[];
};
export type ProviderUpdate = ProviderDetails & {
  /** Without it, the profile stays as it is */
  profile?: ProviderProfile;
  version: Version;
};
export type OwnPhotos = {
  photos: OwnPhoto[];
};
export type PhotoAlt = string;
export type PhotoArrangement = {
  /** Each photograph of the provider once, in the order in which couples see them */
  photos: {
    id: string;
    alt: PhotoAlt | null;
  }[];
};
export type EnquirySent = {
  id: string;
  /** Names the enquiry between couple and provider */
  reference: string;
};
export type NewEnquiry = {
  name: PersonName;
  /** A number as people write it; without a country code it is Egyptian */
  phone: string;
  /** That the provider gets name, phone and what is asked */
  consent: true;
  /** The wedding of the account for which it asks; another one is ignored */
  weddingId: string | null;
  /** Null when it is not known yet */
  weddingDate: CalendarDate | null;
  /** The hall or the city */
  place: Line | null;
  guests: number | null;
  /** What is asked, in several lines */
  message: string;
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
export type ReceivedEnquiryPage = {
  items: ReceivedEnquiry[];
  page: number;
  pageSize: number;
  total: number;
};
export type Star = number;
export type Stars = {
  quality: Star;
  communication: Star;
  punctuality: Star;
  /** Value for money */
  value: Star;
};
export type ReviewAnswer = {
  text: string;
  createdAt: Instant;
};
export type DisputeState = "none" | "open" | "decided";
export type Review = {
  id: string;
  name: string;
  /** Null while the provider has fewer than three reviews */
  stars: Stars | null;
  words: string;
  /** Of the provider */
  answer: ReviewAnswer | null;
  dispute: DisputeState;
  createdAt: Instant;
};
export type ReviewPage = {
  items: Review[];
  page: number;
  pageSize: number;
  total: number;
};
export type NewAnswer = {
  /** In several lines */
  text: string;
};
export type NewDispute = {
  /** In several lines */
  reason: string;
};
export type EnquiryStatus = "asked" | "quoted" | "booked" | "declined";
export type ReviewStatus = "waiting" | "shown" | "refused";
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
export type Enquiry = {
  id: string;
  reference: string;
  provider: {
    /** Null when it is not listed any more */
    id: string | null;
    name: string;
    /** Its number on WhatsApp; null when it is not listed any more */
    phone: string | null;
  };
  name: string;
  /** In international form (E.164) */
  phone: string;
  weddingId: string | null;
  weddingDate: CalendarDate | null;
  place: string | null;
  guests: number | null;
  message: string;
  status: EnquiryStatus;
  /** What was quoted or agreed, in EGP */
  amount: number | null;
  note: string | null;
  /** The day after the wedding, by the date of `weddingId` or else `weddingDate`, and not before the day after the enquiry; null when neither is known */
  reviewFrom: CalendarDate | null;
  review: OwnReview | null;
  version: Version;
  createdAt: Instant;
};
export type Enquiries = {
  enquiries: Enquiry[];
};
export type EnquiryUpdate = {
  status: EnquiryStatus;
  amount: number | null;
  /** In several lines */
  note: string | null;
  weddingDate: CalendarDate | null;
  version: Version;
};
export type ReviewText = string;
export type NewReview = {
  /** The name that is shown */
  name: PersonName;
  stars: Stars;
  words: ReviewText;
};
export const {
  useRegisterProviderMutation,
  useListProvidersQuery,
  useLazyListProvidersQuery,
  useListOwnProvidersQuery,
  useLazyListOwnProvidersQuery,
  useGetProviderQuery,
  useLazyGetProviderQuery,
  useUpdateProviderMutation,
  useDeleteProviderMutation,
  useAddProviderPhotoMutation,
  useArrangeProviderPhotosMutation,
  useDeleteProviderPhotoMutation,
  useSendEnquiryMutation,
  useListReceivedEnquiriesQuery,
  useLazyListReceivedEnquiriesQuery,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useAnswerReviewMutation,
  useDisputeReviewMutation,
  useListEnquiriesQuery,
  useLazyListEnquiriesQuery,
  useUpdateEnquiryMutation,
  useDeleteEnquiryMutation,
  useAddReviewMutation,
  useDeleteReviewMutation,
} = injectedRtkApi;
