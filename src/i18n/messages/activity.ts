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
    close: { id: 'activity.undo.close', defaultMessage: 'Close' },
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

/** What of the plans has changed. */
export const planDetailMessages = {
  ...defineMessages({
    unnamedHall: { id: 'activity.plan.unnamedHall', defaultMessage: 'without a name' },
    status: { id: 'activity.plan.status', defaultMessage: 'Takes place' },
    asPlanned: { id: 'activity.plan.asPlanned', defaultMessage: 'as planned' },
    postponed: { id: 'activity.plan.postponed', defaultMessage: 'postponed' },
    calledOff: { id: 'activity.plan.calledOff', defaultMessage: 'called off' },
  }),
  ...defineMessages<{ events: { who: string; count: number; bdi: MessageTag } }>({
    events: {
      id: 'activity.plan.events',
      defaultMessage: '<bdi>{who}</bdi> edited {count, plural, one {# event} other {# events}}',
    },
  }),
}
