import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** The gallery of a bride's trousseau: five categories with five items each (specification §2, "Items page"). */
const gallery: Record<string, { title: string; items: Array<[ar: string, en: string]> }> = {
  appliances: {
    title: 'الأجهزة الكهربائية',
    items: [
      ['غسالة ملابس أوتوماتيك', 'Automatic washing machine'],
      ['ثلاجة ببابين', 'Two-door refrigerator'],
      ['بوتاجاز بخمس شعلات', 'Five-burner cooker'],
      ['خلاط وكبّة', 'Blender and chopper'],
      ['غلاية كهربائية وماكينة قهوة', 'Kettle and coffee maker'],
    ],
  },
  storage: {
    title: 'التخزين والتنظيم',
    items: [
      ['برطمانات البهارات', 'Spice jars'],
      ['علب حفظ الطعام', 'Food storage boxes'],
      ['سلال من الخوص', 'Woven palm baskets'],
      ['صندوق المفارش', 'Linen chest'],
      ['منظّم أدراج المطبخ', 'Kitchen drawer organiser'],
    ],
  },
  accessories: {
    title: 'الإكسسوارات',
    items: [
      ['فانوس نحاسي', 'Brass lantern'],
      ['مرآة بإطار صدف', 'Mother-of-pearl mirror'],
      ['مزهرية من الخزف', 'Ceramic vase'],
      ['إطارات صور الفرح', 'Wedding photo frames'],
      ['مبخرة وشموع', 'Incense burner and candles'],
    ],
  },
  furnishings: {
    title: 'المفروشات',
    items: [
      ['طقم ملايات قطن مصري', 'Egyptian cotton bed linen'],
      ['لحاف شتوي', 'Winter quilt'],
      ['سجادة غرفة المعيشة', 'Living room rug'],
      ['ستائر كتّان', 'Linen curtains'],
      ['مفرش سفرة مطرّز', 'Embroidered tablecloth'],
    ],
  },
  bathroom: {
    title: 'مستلزمات الحمّام',
    items: [
      ['طقم فوط وبشاكير', 'Towel set'],
      ['برنس للعروسين', "Couple's bathrobes"],
      ['طقم إكسسوار حمّام', 'Bathroom accessory set'],
      ['سجادة حمّام', 'Bath mat'],
      ['سلة الغسيل', 'Laundry basket'],
    ],
  },
}

/** Inserts the gallery. */
export async function insertItems(db: Kysely<Database>): Promise<void> {
  const rows = Object.entries(gallery).flatMap(([category, { title, items: names }], group) =>
    names.map(([ar, en], index) => ({
      id: `${category}-${index + 1}`,
      position: group * names.length + index,
      category,
      title,
      image: `/assets/items/${category}-${index + 1}.svg`,
      name_ar: ar,
      name_en: en,
    })),
  )
  await db.insertInto('items').values(rows).execute()
}
