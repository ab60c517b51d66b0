import { splitWords } from '../splitWords'
import type { ColumnField } from './fields'

/** Whole headers by field. They are compared without case, digits, punctuation, the Arabic article and spelling variants. */
export const HEADERS: Record<Exclude<ColumnField, 'ignore'>, string[]> = {
  id: splitWords('id, guest id, household id, المعرف, معرف الدعوة, كود الدعوة'),
  honorific: splitWords('honorific, title, prefix, name prefix, salutation, اللقب, الصفة, لقب التشريف'),
  name: splitWords(`
    name, full name, display name, guest, guest name, guests, household, family, family group, invitee,
    invitees, invited, contact, contact name, الاسم, اسم, الأسماء, أسماء المدعوين, الاسم بالكامل,
    الاسم الكامل, الاسم ثلاثي, اسم المدعو, اسم الضيف, المدعو, المدعوين, المدعوون, الضيف, الضيوف,
    المعازيم, المعزومين, العائلة, الأسرة, اسم العائلة والأسرة, جهة الاتصال
  `),
  firstName: splitWords('first name, given name, الاسم الأول'),
  middleName: splitWords('middle name, additional name, second name, father name, الاسم الأوسط, اسم الأب, الاسم الثاني'),
  lastName: splitWords('last name, family name, surname, الاسم الأخير, اسم العائلة, اسم الجد, الكنية'),
  organization: splitWords('organization, organization name, company, company name, الشركة, اسم الشركة, جهة العمل'),
  side: splitWords('side, family side, bride or groom, الطرف, طرف, من طرف, الجهة, جهة, من جهة, تبع مين'),
  tags: splitWords(`
    tag, tags, label, labels, group, groups, group membership, category, categories, relation, الوسم,
    الوسوم, وسوم, التصنيف, تصنيفات, المجموعة, مجموعات, الفئة, صلة القرابة, القرابة
  `),
  phone: splitWords(`
    phone, phones, phone value, phone number, mobile, mobile phone, mobile number, mobile no, cell,
    cell phone, cellphone, cell no, tel, telephone, home phone, business phone, primary phone,
    other phone, whatsapp, whatsapp number, contact number, الموبايل, رقم الموبايل, الموبيل,
    رقم الموبيل, التليفون, التلفون, رقم التليفون, رقم التلفون, الهاتف, رقم الهاتف, الهاتف المحمول,
    الجوال, رقم الجوال, المحمول, رقم المحمول, الواتساب, واتس, رقم الواتساب, نمرة
  `),
  language: splitWords('language, lang, اللغة, لغة الدعوة'),
  tableLabel: splitWords(`
    table, table label, table name, table number, table no, الطاولة, رقم الطاولة, اسم الطاولة,
    الترابيزة, رقم الترابيزة, التربيزة, رقم التربيزة
  `),
  note: splitWords('note, notes, comment, comments, remark, remarks, ملاحظة, ملاحظات, الملاحظات, تعليق'),
  seats: splitWords(`
    seats, seat, seats allowed, count, guest count, guests count, number of guests, no of guests,
    number of seats, no of seats, party size, pax, persons, people, number of persons, qty, المقاعد,
    مقاعد, عدد المقاعد, العدد, عدد, عدد الأفراد, الأفراد, أفراد, عدد المدعوين, عدد الضيوف,
    عدد المعازيم, عدد الأشخاص, الأماكن, عدد الأماكن, الكراسي, عدد الكراسي
  `),
}

/** Columns that are never used, although their content may look like a phone or a count. Our export has replies, which an import does not change. */
export const IGNORED_HEADERS = splitWords(`
  #, م, ت, no, sn, s n, sr, serial, index, مسلسل, تسلسل, age, السن, العمر, reply, reply message, الرد, رسالة الرد
`)

/** Words before the name of a hall in our export: who comes there, beside its seats. */
export const REPLY_WORDS = splitWords('coming, children, الحضور, الأطفال')

/**
 * Words that exclude a column of a contacts export (Google's `Phone 1 - Type`, `Organization 1 - Name`, Outlook's
 * `Home Fax`), although another word of the header is known.
 */
export const IGNORED_WORDS = splitWords(`
  type, label, email, mail, yomi, phonetic, fax, pager, beeper, telex, isdn, tty, organization, company, department, job, address,
  street, city, postal, zip, region, country, website, web, url, event, photo, birthday, anniversary,
  custom, nickname, maiden, suffix, file, initials, assistant, account, manager, spouse, children,
  directory, user, im, short, gender, date, birth, year, month, day, بريد, بريدي, رمز, ايميل, إيميل, عنوان,
  شركة, فاكس, بيجر, تلكس, تاريخ, ميلاد, سنة, شهر, يوم, مدينة, محافظة, وظيفة, بطاقة, قومي
`)

/** Words that tell the field of a longer header, such as «رقم الموبايل (واتساب)». Checked in this order. */
export const FIELD_WORDS: [Exclude<ColumnField, 'ignore'>, string[]][] = [
  ['note', splitWords('note, notes, ملاحظة, ملاحظات')],
  ['tableLabel', splitWords('table, طاولة, ترابيزة, تربيزة')],
  [
    'phone',
    splitWords(`
      phone, mobile, whatsapp, tel, telephone, cell, موبايل, موبيل, تليفون, تلفون, هاتف, جوال, محمول,
      واتساب, واتس
    `),
  ],
  ['seats', splitWords('seats, pax, many, مقاعد, أفراد, فرد, كراسي, أشخاص, عدد, كام')],
  ['side', splitWords('side, طرف')],
  ['name', splitWords('name, اسم, أسماء, مدعوين, معازيم')],
]
