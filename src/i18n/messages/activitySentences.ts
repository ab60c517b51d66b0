import { defineMessages, type MessageTag } from 'react-intl'

/** A type, because an interface has no index signature. */
type OfFamilies = { who: string; families: string; bdi: MessageTag }

/** Sentences on families. */
export const familyChangeMessages = defineMessages<{
  householdAdded: OfFamilies
  householdEdited: OfFamilies
  householdMovedAway: OfFamilies
  householdDeleted: OfFamilies
  householdRestored: OfFamilies
  householdErased: OfFamilies
  linkRenewed: OfFamilies
  linkRevoked: OfFamilies
  replyRecorded: OfFamilies
  replyUndone: OfFamilies
  replyRestored: OfFamilies
  imported: { who: string; count: number; file: string; bdi: MessageTag }
  importUndone: { who: string; count: number; file: string; bdi: MessageTag }
}>({
  householdAdded: { id: 'activity.householdAdded', defaultMessage: '<bdi>{who}</bdi> added <bdi>{families}</bdi>' },
  householdEdited: { id: 'activity.householdEdited', defaultMessage: '<bdi>{who}</bdi> edited <bdi>{families}</bdi>' },
  householdMovedAway: {
    id: 'activity.householdMovedAway',
    defaultMessage: "<bdi>{who}</bdi> moved <bdi>{families}</bdi> to the other family's side",
  },
  householdDeleted: {
    id: 'activity.householdDeleted',
    defaultMessage: '<bdi>{who}</bdi> put <bdi>{families}</bdi> into the bin',
  },
  householdRestored: {
    id: 'activity.householdRestored',
    defaultMessage: '<bdi>{who}</bdi> took <bdi>{families}</bdi> out of the bin',
  },
  householdErased: {
    id: 'activity.householdErased',
    defaultMessage: '<bdi>{who}</bdi> deleted <bdi>{families}</bdi> for ever',
  },
  linkRenewed: {
    id: 'activity.linkRenewed',
    defaultMessage: '<bdi>{who}</bdi> made a new personal link for <bdi>{families}</bdi>',
  },
  linkRevoked: {
    id: 'activity.linkRevoked',
    defaultMessage: '<bdi>{who}</bdi> revoked the personal link of <bdi>{families}</bdi>',
  },
  replyRecorded: {
    id: 'activity.replyRecorded',
    defaultMessage: '<bdi>{who}</bdi> recorded the reply of <bdi>{families}</bdi> by phone',
  },
  replyUndone: {
    id: 'activity.replyUndone',
    defaultMessage: '<bdi>{who}</bdi> took back the reply of <bdi>{families}</bdi>',
  },
  replyRestored: {
    id: 'activity.replyRestored',
    defaultMessage: '<bdi>{who}</bdi> counted the reply of <bdi>{families}</bdi> again',
  },
  imported: {
    id: 'activity.imported',
    defaultMessage:
      '<bdi>{who}</bdi> added or updated {count, plural, one {# family} other {# families}} from <bdi>{file}</bdi>',
  },
  importUndone: {
    id: 'activity.importUndone',
    defaultMessage:
      '<bdi>{who}</bdi> took back {count, plural, one {# family} other {# families}} from <bdi>{file}</bdi>',
  },
})

/** Sentences on one changed detail of a family. */
export const detailChangeMessages = defineMessages<{
  name: { who: string; before: string; after: string; bdi: MessageTag }
  seats: OfFamilies & { isMore: string; before: number; after: number; hasHall: string; hall: string }
  severalSeats: OfFamilies
  side: OfFamilies & { side: string }
  table: OfFamilies & { table: string }
  tableCleared: OfFamilies & { table: string }
  tagged: OfFamilies & { tags: string }
  untagged: OfFamilies & { tags: string }
  tags: OfFamilies
  note: OfFamilies
  persons: OfFamilies
  honorific: OfFamilies
  language: OfFamilies & { language: string }
  asksReply: OfFamilies & { isAsked: string }
  phone: OfFamilies
  coming: OfFamilies & { count: number }
}>({
  name: {
    id: 'activity.change.name',
    defaultMessage: '<bdi>{who}</bdi> renamed <bdi>{before}</bdi> to <bdi>{after}</bdi>',
  },
  seats: {
    id: 'activity.change.seats',
    defaultMessage:
      '<bdi>{who}</bdi> {isMore, select, yes {raised} other {lowered}} <bdi>{families}</bdi> from {before, number} to {after, plural, one {# seat} other {# seats}}{hasHall, select, yes { in <bdi>{hall}</bdi>} other {}}',
  },
  severalSeats: {
    id: 'activity.change.severalSeats',
    defaultMessage: '<bdi>{who}</bdi> changed the seats of <bdi>{families}</bdi>',
  },
  side: {
    id: 'activity.change.side',
    defaultMessage:
      "<bdi>{who}</bdi> moved <bdi>{families}</bdi> to {side, select, groom {the groom's side} bride {the bride's side} other {both sides}}",
  },
  table: {
    id: 'activity.change.table',
    defaultMessage: '<bdi>{who}</bdi> put <bdi>{families}</bdi> at table <bdi>{table}</bdi>',
  },
  tableCleared: {
    id: 'activity.change.tableCleared',
    defaultMessage: '<bdi>{who}</bdi> took <bdi>{families}</bdi> off table <bdi>{table}</bdi>',
  },
  tagged: {
    id: 'activity.change.tagged',
    defaultMessage: '<bdi>{who}</bdi> added <bdi>{families}</bdi> to <bdi>{tags}</bdi>',
  },
  untagged: {
    id: 'activity.change.untagged',
    defaultMessage: '<bdi>{who}</bdi> took <bdi>{families}</bdi> out of <bdi>{tags}</bdi>',
  },
  tags: { id: 'activity.change.tags', defaultMessage: '<bdi>{who}</bdi> changed the tags of <bdi>{families}</bdi>' },
  note: { id: 'activity.change.note', defaultMessage: '<bdi>{who}</bdi> changed the note on <bdi>{families}</bdi>' },
  persons: {
    id: 'activity.change.persons',
    defaultMessage: '<bdi>{who}</bdi> changed the people of <bdi>{families}</bdi>',
  },
  honorific: {
    id: 'activity.change.honorific',
    defaultMessage: '<bdi>{who}</bdi> changed the title of <bdi>{families}</bdi>',
  },
  language: {
    id: 'activity.change.language',
    defaultMessage:
      '<bdi>{who}</bdi> changed the language of <bdi>{families}</bdi> to {language, select, ar {Arabic} other {English}}',
  },
  asksReply: {
    id: 'activity.change.asksReply',
    defaultMessage:
      '<bdi>{who}</bdi> {isAsked, select, yes {chose to ask <bdi>{families}</bdi> for a reply} other {chose not to ask <bdi>{families}</bdi> for a reply}}',
  },
  phone: {
    id: 'activity.change.phone',
    defaultMessage: '<bdi>{who}</bdi> changed the phone number of <bdi>{families}</bdi>',
  },
  coming: {
    id: 'activity.change.coming',
    defaultMessage:
      '<bdi>{who}</bdi> recorded by phone that {count, plural, =0 {<bdi>{families}</bdi> cannot come} one {# of <bdi>{families}</bdi> comes} other {# of <bdi>{families}</bdi> come}}',
  },
})

/** A type, because an interface has no index signature. */
type OfPlans = { who: string; name: string; bdi: MessageTag }

/** Sentences on events, halls and invitations. */
export const planChangeMessages = defineMessages<{
  eventAdded: OfPlans
  eventEdited: OfPlans
  eventDeleted: OfPlans
  hallAdded: OfPlans
  hallEdited: OfPlans
  hallDeleted: OfPlans
  invitationAdded: OfPlans
  invitationEdited: OfPlans
  invitationDeleted: OfPlans
}>({
  eventAdded: { id: 'activity.eventAdded', defaultMessage: '<bdi>{who}</bdi> added the event <bdi>{name}</bdi>' },
  eventEdited: { id: 'activity.eventEdited', defaultMessage: '<bdi>{who}</bdi> edited the event <bdi>{name}</bdi>' },
  eventDeleted: { id: 'activity.eventDeleted', defaultMessage: '<bdi>{who}</bdi> deleted the event <bdi>{name}</bdi>' },
  hallAdded: { id: 'activity.hallAdded', defaultMessage: '<bdi>{who}</bdi> added the hall <bdi>{name}</bdi>' },
  hallEdited: { id: 'activity.hallEdited', defaultMessage: '<bdi>{who}</bdi> edited the hall <bdi>{name}</bdi>' },
  hallDeleted: { id: 'activity.hallDeleted', defaultMessage: '<bdi>{who}</bdi> deleted the hall <bdi>{name}</bdi>' },
  invitationAdded: { id: 'activity.invitationAdded', defaultMessage: '<bdi>{who}</bdi> published an invitation' },
  invitationEdited: { id: 'activity.invitationEdited', defaultMessage: '<bdi>{who}</bdi> edited the invitation' },
  invitationDeleted: { id: 'activity.invitationDeleted', defaultMessage: '<bdi>{who}</bdi> deleted an invitation' },
})

/** Sentences on members. */
export const memberChangeMessages = defineMessages<{
  memberJoined: { who: string; bdi: MessageTag }
  memberLeft: { who: string; bdi: MessageTag }
  memberRemoved: { who: string; member: string; bdi: MessageTag }
  memberChanged: { who: string; member: string; bdi: MessageTag }
  role: { who: string; member: string; before: string; after: string; bdi: MessageTag }
}>({
  memberJoined: { id: 'activity.memberJoined', defaultMessage: '<bdi>{who}</bdi> joined' },
  memberLeft: { id: 'activity.memberLeft', defaultMessage: '<bdi>{who}</bdi> left' },
  memberRemoved: { id: 'activity.memberRemoved', defaultMessage: '<bdi>{who}</bdi> removed <bdi>{member}</bdi>' },
  memberChanged: {
    id: 'activity.memberChanged',
    defaultMessage: '<bdi>{who}</bdi> edited what <bdi>{member}</bdi> is for you',
  },
  role: {
    id: 'activity.memberRole',
    defaultMessage:
      "<bdi>{who}</bdi> changed the role of <bdi>{member}</bdi> from {before, select, owner {one of the couple} groom {the groom's family} bride {the bride's family} planner {planner} other {viewer}} to {after, select, owner {one of the couple} groom {the groom's family} bride {the bride's family} planner {planner} other {viewer}}",
  },
})
