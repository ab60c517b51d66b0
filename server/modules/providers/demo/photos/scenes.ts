import type { ProviderDetails } from '../../model.ts'
import type { BackdropName } from './backdrops.ts'
import { drawDress, drawCosmetics, drawHenna, drawMirror, drawNarrowDress } from './subjects/beauty.ts'
import {
  drawBooth,
  drawCamera,
  drawDecks,
  drawDrum,
  drawFelucca,
  drawHeadphones,
  drawOud,
  drawSuitcase,
} from './subjects/events.ts'
import { drawCake, drawCover, drawStage, drawSweets, drawTables, drawTallCake } from './subjects/table.ts'
import type { Subject } from './subjects/table.ts'
import {
  drawBouquet,
  drawCar,
  drawCards,
  drawContract,
  drawEnvelope,
  drawNecklace,
  drawRing,
  drawRings,
  drawVase,
} from './subjects/things.ts'

type Category = ProviderDetails['serviceClasses'][number]

/** What a photograph shows. */
export interface Scene {
  draw: Subject
  /** In words, after "Sample drawing:". */
  words: { ar: string; en: string }
  places: readonly BackdropName[]
  /** The width that must be visible, in px. */
  width: number
}

const INDOORS: readonly BackdropName[] = ['arcade', 'tent', 'niche']
const OUTDOORS: readonly BackdropName[] = ['garden', 'arcade', 'river']
const ANYWHERE: readonly BackdropName[] = ['arcade', 'garden', 'niche', 'river', 'tent']

const createScene = (draw: Subject, ar: string, en: string, places = ANYWHERE, width = 1080): Scene => ({
  draw,
  words: { ar, en },
  places,
  width,
})

const camera = createScene(
  drawCamera,
  'كاميرا على حامل بين الورود',
  'a camera on its tripod among flowers',
  OUTDOORS,
  860,
)
const booth = createScene(drawBooth, 'صور صغيرة لعروسين', 'strips of a photo booth', INDOORS)
const tables = createScene(
  drawTables,
  'موائد بالشموع والورود',
  'tables with candles and flowers',
  ['tent', 'arcade', 'garden'],
  1240,
)
const stage = createScene(
  drawStage,
  'كوشة من الورود',
  'a stage under an arch of flowers',
  ['garden', 'tent', 'river'],
  1060,
)
const cover = createScene(drawCover, 'مائدة طعام بالشموع', 'a laid table with a covered dish')
const sweets = createScene(drawSweets, 'حلويات على ثلاثة أطباق', 'sweets on a stand of three plates')
const mirror = createScene(drawMirror, 'مرآة بالأضواء وأدوات مكياج', 'a mirror with lights and brushes', INDOORS)
const cosmetics = createScene(drawCosmetics, 'عطور وأحمر شفاه وياسمين', 'perfumes, lipsticks and jasmine', INDOORS)
const henna = createScene(drawHenna, 'يدان بنقوش الحنّة', 'two hands with henna', ['niche', 'arcade', 'tent'])
const dress = createScene(drawDress, 'فستان زفاف وطرحة', 'a wedding dress with its veil', INDOORS, 1000)
const narrowDress = createScene(
  drawNarrowDress,
  'فستان زفاف بحزام ملوّن',
  'a narrow wedding dress with a sash',
  ['arcade', 'garden', 'niche'],
  860,
)
const bouquet = createScene(drawBouquet, 'باقة ورد وياسمين', 'a bouquet of roses and jasmine', ANYWHERE, 800)
const vase = createScene(drawVase, 'مزهرية ورد بين الشموع', 'a vase of flowers between candles')

/** Two scenes for each category. */
const scenes: Record<Category, readonly [Scene, Scene]> = {
  photographer: [camera, createScene(drawBooth, 'صور لعروسين', 'portraits of a couple', INDOORS)],
  photosetion: [booth, camera],
  weddinghall: [tables, stage],
  catering: [cover, sweets],
  weddingplanner: [stage, vase],
  makeupartist: [mirror, cosmetics],
  beautycenter: [henna, cosmetics],
  weddingdress: [dress, narrowDress],
  mazoons: [
    createScene(drawContract, 'دفتر كتب الكتاب', 'the book of marriage contracts', INDOORS),
    createScene(drawRings, 'دبلتان على وسادة', 'two rings on a cushion', INDOORS),
  ],
  weddingcar: [
    createScene(drawCar, 'سيارة زفاف بالورود', 'a wedding car with flowers', OUTDOORS, 1300),
    createScene(drawCar, 'سيارة زفاف بالشرائط', 'a wedding car with ribbons', OUTDOORS, 1300),
  ],
  jewelry: [
    createScene(drawRing, 'خاتم في علبته', 'a ring in its box', INDOORS),
    createScene(drawNecklace, 'عقد ذهب وحلق', 'a gold necklace and earrings', INDOORS),
  ],
  dj: [
    createScene(drawDecks, 'أجهزة دي جي وأضواء', 'decks between loudspeakers', ['tent', 'garden', 'river'], 1320),
    createScene(drawHeadphones, 'سماعات وأسطوانة', 'headphones and a disc', ['niche', 'tent', 'garden']),
  ],
  ceremonymusic: [
    createScene(drawDrum, 'طبل ومزمار', 'a drum and two mizmars', OUTDOORS, 1160),
    createScene(drawOud, 'عود ورِقّ', 'an oud and a tambourine', ANYWHERE, 960),
  ],
  travel: [
    createScene(drawFelucca, 'فلوكة بين النخيل', 'a felucca between palms', ['shore'], 1240),
    createScene(drawSuitcase, 'حقيبة سفر وقبعة', 'a suitcase with a hat', ['river', 'garden', 'arcade'], 1040),
  ],
  flowerbouquet: [bouquet, vase],
  weddingcake: [
    createScene(drawTallCake, 'تورتة زفاف من أربعة أدوار', 'a wedding cake of four tiers'),
    createScene(drawCake, 'تورتة زفاف من ثلاثة أدوار', 'a wedding cake of three tiers'),
  ],
  invitations: [
    createScene(drawEnvelope, 'دعوة تخرج من ظرفها', 'an invitation in its envelope', INDOORS),
    createScene(drawCards, 'ثلاث دعوات', 'three invitations', INDOORS),
  ],
}

/** Categories of which a second provider begins with the second scene, so that both do not look alike in the directory. */
const ALTERNATING: readonly Category[] = ['ceremonymusic', 'weddingdress', 'weddinghall']

/** @returns the three scenes of a provider, those of its first category first */
export function listScenes([first, other]: Category[], isLater: boolean): [Scene, Scene, Scene] {
  const [one, two] = scenes[first!]
  const [main, second] = isLater && ALTERNATING.includes(first!) ? [two, one] : [one, two]
  const third = other && scenes[other].find((scene) => scene !== main && scene !== second)
  return third ? [main, third, second] : [main, second, main]
}
