import type { BackdropName } from './backdrops.ts'
import type { Drawing } from './drawing.ts'
import type { MoodName } from './palettes.ts'

interface Words {
  ar: string
  en: string
}

const places: Record<BackdropName, Words> = {
  arcade: { ar: 'أمام الأقواس', en: 'before arches' },
  garden: { ar: 'في حديقة نخيل', en: 'in a garden of palms' },
  river: { ar: 'على شاطئ النيل', en: 'on a terrace by the Nile' },
  niche: { ar: 'أمام مشربية وياسمين', en: 'before a lattice with jasmine' },
  shore: { ar: 'على الماء', en: 'on the water' },
  tent: { ar: 'تحت خيمة بالفوانيس', en: 'under a tent with lanterns' },
}

const times: Record<MoodName, Words> = {
  morning: { ar: 'في الصباح', en: 'in the morning' },
  day: { ar: 'بالنهار', en: 'by day' },
  sunset: { ar: 'وقت الغروب', en: 'at sunset' },
  night: { ar: 'بالليل', en: 'at night' },
}

/** @returns what a drawing shows, in words, which say that it is a sample */
export function describeDrawing({ scene, place, mood }: Drawing, language: keyof Words): string {
  const words = [scene.words, places[place], times[mood]].map((text) => text[language]).join(' ')
  return language === 'ar' ? `رسم تجريبي: ${words}` : `Sample drawing: ${words}`
}
