import { defineMessages, type MessageTag } from 'react-intl'

/** The page of what members have changed. */
export const activityMessages = {
  ...defineMessages({
    description: { id: 'activity.description', defaultMessage: 'Who has changed what for your wedding.' },
    lead: {
      id: 'activity.lead',
      defaultMessage: 'Who has changed what. Mistakes on the guest list can be undone.',
    },
    today: { id: 'activity.today', defaultMessage: 'Today' },
    yesterday: { id: 'activity.yesterday', defaultMessage: 'Yesterday' },
    new: { id: 'activity.new', defaultMessage: 'New' },
    seen: { id: 'activity.seen', defaultMessage: 'You have seen what follows' },
    more: { id: 'activity.more', defaultMessage: 'Show more' },
    loadingMore: { id: 'activity.loadingMore', defaultMessage: 'Loading...' },
    offline: {
      id: 'activity.offline',
      defaultMessage: 'You are offline. New changes appear when you are connected again.',
    },
    emptyTitle: { id: 'activity.emptyTitle', defaultMessage: 'Nothing has changed yet' },
    emptyText: {
      id: 'activity.emptyText',
      defaultMessage: 'Whoever adds or edits a family or an event, records a reply or joins appears here.',
    },
    noneTitle: { id: 'activity.noneTitle', defaultMessage: 'Nothing here' },
    noneText: { id: 'activity.noneText', defaultMessage: 'Choose other people or other changes.' },
    clear: { id: 'activity.clear', defaultMessage: 'Show all changes' },
    filters: { id: 'activity.filters', defaultMessage: 'Which changes to show' },
    person: { id: 'activity.person', defaultMessage: 'Person' },
    everybody: { id: 'activity.everybody', defaultMessage: 'Everybody' },
    topic: { id: 'activity.topic', defaultMessage: 'Kind of change' },
    everything: { id: 'activity.everything', defaultMessage: 'Everything' },
    households: { id: 'activity.households', defaultMessage: 'Guest list' },
    replies: { id: 'activity.replies', defaultMessage: 'Replies by phone' },
    plans: { id: 'activity.plans', defaultMessage: 'Events, halls and invitation' },
    members: { id: 'activity.members', defaultMessage: 'Family and helpers' },
  }),
}

/** The undo of a change. */
export const undoMessages = {
  ...defineMessages({
    isUndone: { id: 'activity.undo.isUndone', defaultMessage: 'Undone' },
    isUndo: { id: 'activity.undo.isUndo', defaultMessage: 'Undo of an earlier change' },
    undoing: { id: 'activity.undo.undoing', defaultMessage: 'Undoing...' },
    tooLate: { id: 'activity.undo.tooLate', defaultMessage: 'It is too late to undo this.' },
    phoneStays: {
      id: 'activity.undo.phoneStays',
      defaultMessage: 'The phone number stays as it is now: earlier ones are not kept.',
    },
    title: { id: 'activity.undo.title', defaultMessage: 'This family was changed again since' },
    text: {
      id: 'activity.undo.text',
      defaultMessage: 'Compare before you undo. Only what is listed here goes back; everything else stays.',
    },
    textWhole: {
      id: 'activity.undo.textWhole',
      defaultMessage: 'If you undo this, the family goes into the bin with all that was changed since.',
    },
    set: { id: 'activity.undo.set', defaultMessage: 'This change set' },
    now: { id: 'activity.undo.now', defaultMessage: 'It is now' },
    again: { id: 'activity.undo.again', defaultMessage: 'It would be again' },
    anyway: { id: 'activity.undo.anyway', defaultMessage: 'Undo anyway' },
    leave: { id: 'activity.undo.leave', defaultMessage: 'Leave it' },
  }),
  ...defineMessages<{ done: { changed: number; kept: number } }>({
    done: {
      id: 'activity.undo.done',
      defaultMessage:
        '{changed, plural, =0 {Nothing was undone, because it was changed again since.} other {Undone.{kept, plural, =0 {} one { # family was changed again since and stays as it is.} other { # families were changed again since and stay as they are.}}}}',
    },
  }),
}

/** Who has changed something. */
export const changeMemberMessages = {
  ...defineMessages({
    you: { id: 'activity.member.you', defaultMessage: 'You' },
    former: { id: 'activity.member.former', defaultMessage: 'A former member' },
    unnamed: { id: 'activity.member.unnamed', defaultMessage: 'Somebody without a name' },
    somebody: { id: 'activity.member.somebody', defaultMessage: 'somebody' },
  }),
  ...defineMessages<{ labelled: { name: string; label: string } }>({
    labelled: { id: 'activity.member.labelled', defaultMessage: '{name} ({label})' },
  }),
}

/** What of a family has changed, and its values. */
export const changedDetailMessages = {
  ...defineMessages({
    asksReply: { id: 'activity.detail.asksReply', defaultMessage: 'Asked for a reply' },
    persons: { id: 'activity.detail.persons', defaultMessage: 'People' },
    phone: { id: 'activity.detail.phone', defaultMessage: 'Phone number: changed' },
    deletedHall: { id: 'activity.detail.deletedHall', defaultMessage: 'a deleted hall' },
  }),
  ...defineMessages<{
    beforeAfter: { label: string; before: string; after: string; bdi: MessageTag }
    child: { name: string }
  }>({
    beforeAfter: {
      id: 'activity.detail.beforeAfter',
      defaultMessage: '{label}: <bdi>{before}</bdi> → <bdi>{after}</bdi>',
    },
    child: { id: 'activity.detail.child', defaultMessage: '{name} (child)' },
  }),
}

/** Of which families a sentence is. */
export const changedFamilyMessages = {
  ...defineMessages({
    unnamed: { id: 'activity.families.unnamed', defaultMessage: 'a family' },
    list: { id: 'activity.families.list', defaultMessage: 'a list' },
  }),
  ...defineMessages<{ count: { count: number }; names: { names: string; more: number; bdi: MessageTag } }>({
    count: { id: 'activity.families.count', defaultMessage: '{count, plural, one {# family} other {# families}}' },
    names: {
      id: 'activity.families.names',
      defaultMessage: '<bdi>{names}</bdi>{more, plural, =0 {} one { and # more} other { and # more}}',
    },
  }),
}

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
