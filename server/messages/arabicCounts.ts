/** Arabic texts with numbers: the noun has a form for each of the language's plural categories. */
const digits = new Intl.NumberFormat('ar-EG', { useGrouping: false })
const plural = new Intl.PluralRules('ar')
export const formatNumber = (count: number): string => digits.format(count)

/** Formats a count with the noun in its Arabic plural form. */
function formatCount(
  count: number,
  forms: { one: string; two: string; few: string; many: string; other: string },
): string {
  const category = plural.select(count)
  if (category === 'one') return forms.one
  if (category === 'two') return forms.two
  return `${formatNumber(count)} ${category === 'few' ? forms.few : category === 'many' ? forms.many : forms.other}`
}
export const formatCharacters = (count: number): string =>
  formatCount(count, { one: 'حرف واحد', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })
export const formatEntries = (count: number): string =>
  formatCount(count, { one: 'اختيار واحد', two: 'اختيارين', few: 'اختيارات', many: 'اختيارًا', other: 'اختيار' })
export const formatDays = (count: number): string =>
  formatCount(count, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })
export const formatFamilies = (count: number): string =>
  formatCount(count, { one: 'عائلة واحدة', two: 'عائلتان', few: 'عائلات', many: 'عائلة', other: 'عائلة' })
export const formatPhotos = (count: number): string =>
  formatCount(count, { one: 'صورة واحدة', two: 'صورتين', few: 'صور', many: 'صورة', other: 'صورة' })
export const formatEnquiries = (count: number): string =>
  formatCount(count, {
    one: 'استفسار جديد',
    two: 'استفساران جديدان',
    few: 'استفسارات جديدة',
    many: 'استفسارًا جديدًا',
    other: 'استفسار جديد',
  })
export const formatMinutes = (count: number): string =>
  formatCount(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })
export const formatReplies = (count: number): string =>
  formatCount(count, {
    one: 'ردّ جديد',
    two: 'ردّان جديدان',
    few: 'ردود جديدة',
    many: 'ردًّا جديدًا',
    other: 'ردّ جديد',
  })
export const formatRequests = (count: number): string =>
  formatCount(count, {
    one: 'طلب مقاعد ينتظركم',
    two: 'طلبا مقاعد ينتظرانكم',
    few: 'طلبات مقاعد تنتظركم',
    many: 'طلب مقاعد ينتظركم',
    other: 'طلب مقاعد ينتظركم',
  })
