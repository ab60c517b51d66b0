/** Types of the operations of guest pages, whose scripts send requests without a store. */
import type { components } from '@openapi/generated/types'

type Schemas = components['schemas']
export type PersonalInvitation = Schemas['PersonalInvitation']
export type PersonalEvent = Schemas['PersonalEvent']
export type GuestReply = Schemas['GuestReply']
export type GuestReplyInput = Schemas['GuestReplyInput']
export type SeatRequest = Schemas['SeatRequest']
