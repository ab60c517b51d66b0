import { splitHonorific } from './honorific.ts'

/** Words before and after a name that only say that a family is meant, folded as by `toSearchKey`. */
const BEFORE = /^(?:(?:عايله|عيله|اسره|بيت|ال|the family of|family of|the|family) )+/u
const AFTER =
  /(?: و ?(?:ال)?(?:عايله|عيله|اسره|مدام)| و ?(?:عايل|عيل|اسر|زوج|حرم|مرا)(?:ته|تها|ه)| (?:and |& ?)(?:family|wife)| family| ?\+ ?\d+)+$/u

const stripWords = (key: string): string => splitHonorific(key).name.replace(BEFORE, '').replace(AFTER, '')

/**
 * The key by which two names may mean one family, for a person to decide: «عائلة الحاج محمد علي», «محمد علي وحرمه» and «محمد علي».
 * @param nameKey the folded name (`toNameKey`)
 */
export function toFamilyKey(nameKey: string): string {
  // An honorific may stand before or after the word for the family.
  const key = splitHonorific(stripWords(nameKey)).name.trim()
  return key === '' ? nameKey : key
}
