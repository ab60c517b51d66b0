import { defineMessages, type MessageTag } from 'react-intl'

/** The change of date, hour and place of a wedding. */
export const planMessages = {
  ...defineMessages({
    change: { id: 'plans.change', defaultMessage: 'Change the plans' },
    title: { id: 'plans.title', defaultMessage: 'Change the wedding plans' },
    what: { id: 'plans.what', defaultMessage: 'What has changed?' },
    otherDays: { id: 'plans.otherDays', defaultMessage: 'And the other days?' },
    shift: { id: 'plans.shift', defaultMessage: 'They move too' },
    postponedToo: { id: 'plans.postponedToo', defaultMessage: 'They are postponed too' },
    keepReplies: { id: 'plans.keepReplies', defaultMessage: 'Keep the replies' },
    askAgain: { id: 'plans.askAgain', defaultMessage: 'Ask again' },
    stay: { id: 'plans.stay', defaultMessage: 'They stay' },
    past: { id: 'plans.past', defaultMessage: 'This day has already passed' },
    conflict: {
      id: 'plans.conflict',
      defaultMessage: 'The plans were changed in another tab or on another device. Close this form to see them.',
    },
    tell: { id: 'plans.tell', defaultMessage: 'Tell them on WhatsApp' },
    undo: { id: 'plans.undo', defaultMessage: 'Undo' },
    undoStale: {
      id: 'plans.undoStale',
      defaultMessage: 'The events have been edited since, so this change can no longer be undone.',
    },
  }),
  ...defineMessages<{
    difference: {
      event: string
      field: 'date' | 'time' | 'place' | 'address' | 'area' | 'mapsLink'
      before: string
      after: string
      bdi: MessageTag
      old: MessageTag
      new: MessageTag
    }
    statusDifference: {
      event: string
      status: string
      before: string
      bdi: MessageTag
      old: MessageTag
      new: MessageTag
    }
    replies: { count: number }
    clash: { one: string; other: string }
    informed: { count: number }
    changed: { count: number }
  }>({
    difference: {
      id: 'plans.difference',
      defaultMessage:
        '<bdi>{event}</bdi>, {field, select, date {date} time {time} place {place} address {address} area {area} other {map link}}: <old><bdi>{before}</bdi></old> → <new><bdi>{after}</bdi></new>',
    },
    statusDifference: {
      id: 'plans.statusDifference',
      defaultMessage:
        '<bdi>{event}</bdi>: {status, select, postponed {<old>{before}</old> → <new>postponed</new>} calledOff {<old>{before}</old> → <new>called off</new>} other {<new>takes place after all</new>}}',
    },
    replies: {
      id: 'plans.replies',
      defaultMessage:
        '{count, plural, one {# family has replied. What about its reply?} other {# families have replied. What about their replies?}}',
    },
    clash: { id: 'plans.clash', defaultMessage: '{one} and {other} would be at the same time.' },
    informed: {
      id: 'plans.informed',
      defaultMessage:
        '{count, plural, one {# family has received the old plans} other {# families have received the old plans}}. A message with the new ones will be ready.',
    },
    changed: {
      id: 'plans.changed',
      defaultMessage:
        'The plans are changed, and your guests see them at once.{count, plural, =0 {} one { # family has received the old ones.} other { # families have received the old ones.}}',
    },
  }),
}

/** What becomes of the wedding. */
export const planStatusMessages = defineMessages({
  planned: { id: 'plans.status.planned', defaultMessage: 'A new date, time or place' },
  postponed: { id: 'plans.status.postponed', defaultMessage: 'Postponed; the new date comes later' },
  calledOff: { id: 'plans.status.calledOff', defaultMessage: 'Called off' },
})

/** The button that saves it. */
export const saveMessages = defineMessages({
  planned: { id: 'plans.save.planned', defaultMessage: 'Save' },
  postponed: { id: 'plans.save.postponed', defaultMessage: 'Postpone' },
  calledOff: { id: 'plans.save.calledOff', defaultMessage: 'Call off' },
})

/** What is said while the wedding is not as planned. */
export const standingMessages = defineMessages<{ postponed: { count: number }; calledOff: { count: number } }>({
  postponed: {
    id: 'plans.standing.postponed',
    defaultMessage:
      'The wedding is postponed. Your guests read that the new date will be announced.{count, plural, =0 {} one { # family has received the old date.} other { # families have received the old date.}}',
  },
  calledOff: {
    id: 'plans.standing.calledOff',
    defaultMessage:
      'The wedding is called off. Your guests read it on their invitation.{count, plural, =0 {} one { # family has received the invitation.} other { # families have received the invitation.}}',
  },
})

/** Beside the date of an event. */
export const eventStatusMessages = defineMessages({
  postponed: { id: 'plans.event.postponed', defaultMessage: 'Postponed' },
  calledOff: { id: 'plans.event.calledOff', defaultMessage: 'Called off' },
})

/** The Hijri date and the season of a date. */
export const calendarMessages = defineMessages<{
  hijri: { day: string; month: string; year: string }
  falls: { season: string }
  mayFall: { season: string }
  fast: { fast: string }
}>({
  hijri: {
    id: 'invitation.calendar.hijri',
    defaultMessage:
      '≈ {day} {month, select, m1 {Muharram} m2 {Safar} m3 {Rabi‘ al-Awwal} m4 {Rabi‘ al-Akhir} m5 {Jumada al-Ula} m6 {Jumada al-Akhira} m7 {Rajab} m8 {Sha‘ban} m9 {Ramadan} m10 {Shawwal} m11 {Dhu al-Qa‘da} other {Dhu al-Hijja}} {year} AH (±1 day)',
  },
  falls: {
    id: 'invitation.calendar.falls',
    defaultMessage:
      '{season, select, ramadan {This day falls in Ramadan (±1 day). Many halls are closed or kept for iftar; some couples choose it for its nights. Ask your hall first.} fitr {This day falls on Eid al-Fitr (±1 day). Many halls are booked long before; some couples choose it because everyone is home. Ask your hall first.} other {This day falls on Arafah or Eid al-Adha (±1 day). Many halls are booked or closed, and guests may be on Hajj; some couples choose it because everyone is home. Ask your hall first.}}',
  },
  mayFall: {
    id: 'invitation.calendar.mayFall',
    defaultMessage:
      '{season, select, ramadan {This day may fall in Ramadan} fitr {This day may fall on Eid al-Fitr} other {This day may fall on Arafah or Eid al-Adha}}: the moon decides within a day. Ask your hall first; it is yours to choose.',
  },
  fast: {
    id: 'invitation.calendar.fast',
    defaultMessage:
      '{fast, select, lent {This day falls in the Great Lent} other {This day falls in the Nativity Fast}}, in which many churches do not crown. Ask your church first.',
  },
})

/** The map link of a place. */
export const mapMessages = {
  ...defineMessages({
    label: { id: 'invitation.map.label', defaultMessage: 'Map link (optional)' },
    hint: {
      id: 'invitation.map.hint',
      defaultMessage: 'In Google Maps: Share, then Copy link. Paste it here, or paste coordinates.',
    },
    tryIt: { id: 'invitation.map.tryIt', defaultMessage: 'Open it' },
    noLink: { id: 'invitation.map.noLink', defaultMessage: 'No link found. In Google Maps: Share, then Copy link.' },
    notHttps: {
      id: 'invitation.map.notHttps',
      defaultMessage: 'A map link begins with https://. Copy it again from the map.',
    },
    notMap: {
      id: 'invitation.map.notMap',
      defaultMessage: 'This leads to another site. Paste a link from Google Maps, Apple Maps, Waze or OpenStreetMap.',
    },
    lookalike: {
      id: 'invitation.map.lookalike',
      defaultMessage:
        'This link only looks like a map and may mislead your guests. Copy the link from the map app itself.',
    },
    tooLong: {
      id: 'invitation.map.tooLong',
      defaultMessage: 'This link is too long. In Google Maps, Share gives a short one.',
    },
  }),
  ...defineMessages<{
    recognised: { service: string }
    coordinates: { latitude: string; longitude: string }
  }>({
    recognised: {
      id: 'invitation.map.recognised',
      defaultMessage:
        '{service, select, google {Google Maps} apple {Apple Maps} waze {Waze} other {OpenStreetMap}} link recognised',
    },
    coordinates: { id: 'invitation.map.coordinates', defaultMessage: '{latitude}, {longitude}' },
  }),
}
