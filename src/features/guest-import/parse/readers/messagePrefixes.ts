/** `12/5`, `2027-05-12`, `٢٠٢٧/٥/١٢`, with direction marks between. */
const DATE = String.raw`\p{Nd}{1,4}\p{Cf}?[-/.]\p{Cf}?\p{Nd}{1,2}(?:\p{Cf}?[-/.]\p{Cf}?\p{Nd}{1,4})?`
/** `10:22`, `10:22:01 PM`, `١٠:٢٢ م`, `10.22 مساءً`. */
const TIME = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?(?:[ap]\.?\s?m\.?|ص|م|صباحًا|صباحا|مساءً|مساء))?`
const STAMP = String.raw`${DATE}\p{Cf}?[,،]?\s+(?:في\s+|at\s+)?${TIME}`
const START = String.raw`^[ \t\p{Cf}]*`
const SENDER = String.raw`[^:\n]{1,60}:[ \t\p{Cf}]*`

/** What copied messages have before their text: `[12/5, 10:22 PM] Ahmed: `. Other brackets with digits are accepted as well. */
const COPIED = new RegExp(String.raw`${START}\[[^\]\n]{0,40}\p{Nd}[^\]\n]{0,40}\]${SENDER}`, 'gmu')
/** What an exported chat has there: `12/05/2027, 10:22 - Ahmed: `. */
const EXPORTED = new RegExp(String.raw`${START}${STAMP}\p{Cf}?\s+[-–]\s+${SENDER}`, 'gimu')
/** Lines of the program itself, which have no sender, such as `12/05/2027, 10:22 - You added Mona`. */
const NOTICE = new RegExp(String.raw`${START}(?:\[${STAMP}\]|${STAMP}\p{Cf}?\s+[-–])[^\n]*$`, 'gimu')
/** What stands for a picture: `<Media omitted>`, «‏<تم استبعاد الوسائط>», `‎image omitted`. */
const MEDIA =
  /^[ \t\p{Cf}]*(?:<[^<>\n]{1,40}>|\u200E(?:image|video|audio|sticker|GIF|document|Contact card) omitted)[ \t]*$/gimu
/** Marks that WhatsApp puts after an edited text. */
const EDITED = /[ \t]*\p{Cf}*<(?:This message was edited|تم تعديل هذه الرسالة|تم تحرير هذه الرسالة)>\p{Cf}*$/gimu

/** @returns copied or exported messages without their times and senders, without pictures and the program's own notices */
export const stripMessagePrefixes = (text: string): string =>
  text.replace(COPIED, '').replace(EXPORTED, '').replace(NOTICE, '').replace(EDITED, '').replace(MEDIA, '')
