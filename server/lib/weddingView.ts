import type { components } from '../../openapi/generated/types.ts'
import {
  getEditableSides as getEditableSidesOfMember,
  getReadableSides as getReadableSidesOfMember,
} from '../../shared/weddingRights.ts'

type Schemas = components['schemas']
export type MemberRole = Schemas['MemberRole']
export type ManagedSide = Schemas['ManagedSide']
/** Whose guests a household is. */
export type Side = Schemas['Side']

export interface WeddingMember {
  /** Of the account. */
  readonly userId: string
  readonly role: MemberRole
  /** Of a side manager. */
  readonly side: ManagedSide | null
}

declare const isAuthorized: unique symbol
/**
 * What of a wedding a request may read and change. Every query of households and of what belongs to them takes one, so that none can forget it
 * (docs/decisions/0098-members-of-a-wedding.md). Only `authorizeWedding` and `viewWholeWedding` make one.
 */
export interface WeddingView {
  readonly [isAuthorized]: true
  readonly weddingId: string
  /** Null for the server's own work and for guests, whose token is their permission. */
  readonly member: WeddingMember | null
}

const ALL_SIDES: readonly Side[] = ['groom', 'bride', 'both']

/** @returns the sides whose households may be read */
export const getReadableSides = ({ member }: WeddingView): readonly Side[] =>
  member ? getReadableSidesOfMember(member) : ALL_SIDES

/** @returns the sides whose households, with their replies and messages, may be changed */
export const getEditableSides = ({ member }: WeddingView): readonly Side[] =>
  member ? getEditableSidesOfMember(member) : ALL_SIDES

/** @param side a column of a table */
export const canEditSide = (view: WeddingView, side: string): boolean =>
  (getEditableSides(view) as readonly string[]).includes(side)
