import type { Language } from '../languages.ts'
import type { Card, Closing, Opening } from './card.ts'

type Texts<Key extends string> = Record<Key, Record<Language, string>>

const openingTexts: Texts<Opening> = {
  basmala: { ar: 'بسم الله الرحمن الرحيم', en: 'In the name of God, the Most Gracious, the Most Merciful' },
  // Quran 30:21
  mercy: {
    ar: '«وَمِنْ آيَاتِهِ أَنْ خَلَقَ لَكُمْ مِنْ أَنْفُسِكُمْ أَزْوَاجًا لِتَسْكُنُوا إِلَيْهَا وَجَعَلَ بَيْنَكُمْ مَوَدَّةً وَرَحْمَةً»',
    en: 'And among His signs: He created for you spouses from among yourselves, that you may find rest in them, and He set love and mercy between you',
  },
  // Quran 25:74
  prayer: {
    ar: '«رَبَّنَا هَبْ لَنَا مِنْ أَزْوَاجِنَا وَذُرِّيَّاتِنَا قُرَّةَ أَعْيُنٍ»',
    en: 'Our Lord, let our spouses and our children be the joy of our eyes',
  },
  blessing: {
    ar: 'بارك الله لهما، وبارك عليهما، وجمع بينهما في خير',
    en: 'May God bless them, and bring them together in goodness',
  },
  // Matthew 19:6
  joined: { ar: '«فالذي جمعه الله لا يفرقه إنسان»', en: 'What God has joined together, let no one separate' },
  // Colossians 3:14
  bond: {
    ar: '«وعلى جميع هذه البسوا المحبة التي هي رباط الكمال»',
    en: 'Above all these put on love, which is the bond of perfection',
  },
  // Psalm 118:24
  day: {
    ar: '«هذا هو اليوم الذي صنعه الرب، نبتهج ونفرح فيه»',
    en: 'This is the day which the Lord has made; let us rejoice and be glad in it',
  },
}

const closingTexts: Texts<Closing> = {
  joys: { ar: 'العاقبة عندكم في المسرّات', en: 'May your home be next to celebrate' },
  presence: { ar: 'وبحضوركم تكتمل فرحتنا', en: 'Your presence makes our joy complete' },
}

/** @returns the first words of a card; undefined without any */
export function getOpening({ opening, openingText }: Card, language: Language): string | undefined {
  return opening === 'own' ? openingText : opening && openingTexts[opening][language]
}

/** @returns the last words of a card; undefined for the closing line of every invitation (shared/arabicLines.ts) */
export function getClosing({ closing, closingText }: Card, language: Language): string | undefined {
  return closing === 'own' ? closingText : closing && closingTexts[closing][language]
}
