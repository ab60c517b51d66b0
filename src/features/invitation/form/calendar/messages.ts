import { defineMessages } from 'react-intl'

export const calendarMessages = defineMessages<{
  hijri: { day: string; month: string; year: string }
  falls: { season: string }
  mayFall: { season: string }
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
})
