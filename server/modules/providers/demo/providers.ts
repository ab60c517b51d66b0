import type { ProviderDetails } from '../model.ts'

type Details = Required<
  Pick<ProviderDetails, 'fullName' | 'address' | 'serviceClasses' | 'priceRange' | 'capacityOrScale'>
>
interface Sample extends Details {
  businessName: string
  /** The provider's part of its addresses under the reserved domain `.example`. */
  site: string
}

const samples: Sample[] = [
  {
    site: 'nour-elain',
    businessName: 'نور العين للتصوير',
    fullName: 'أحمد الشافعي',
    address: 'مصر الجديدة، القاهرة',
    serviceClasses: ['photographer', 'photosetion'],
    priceRange: 12_000,
    capacityOrScale: 'ثلاث حفلات في الأسبوع',
  },
  {
    site: 'lotus-hall',
    businessName: 'The Lotus Ballroom',
    fullName: 'Hesham Farouk',
    address: 'New Cairo, Cairo',
    serviceClasses: ['weddinghall', 'catering'],
    priceRange: 85_000,
    capacityOrScale: 'Up to 600 guests',
  },
  {
    site: 'sofra-masreya',
    businessName: 'سفرة مصرية للحفلات',
    fullName: 'سعاد عبد الرحمن',
    address: 'المهندسين، الجيزة',
    serviceClasses: ['catering', 'weddingcake'],
    priceRange: 450,
    capacityOrScale: 'من ٥٠ إلى ٨٠٠ ضيف، والسعر للفرد',
  },
  {
    site: 'yasmine-planners',
    businessName: 'Yasmine & Co. Wedding Planners',
    fullName: 'Yasmine Kamel',
    address: 'Zamalek, Cairo',
    serviceClasses: ['weddingplanner', 'flowerbouquet', 'invitations'],
    priceRange: 40_000,
    capacityOrScale: 'Two weddings a month',
  },
  {
    site: 'lamset-hanan',
    businessName: 'لمسة حنان',
    fullName: 'حنان المصري',
    address: 'سموحة، الإسكندرية',
    serviceClasses: ['makeupartist', 'beautycenter'],
    priceRange: 3_500,
    capacityOrScale: 'العروس وخمس من صديقاتها',
  },
  {
    site: 'white-nile-bridal',
    businessName: 'White Nile Bridal',
    fullName: 'Dina Mansour',
    address: 'Maadi, Cairo',
    serviceClasses: ['weddingdress'],
    priceRange: 18_000,
    capacityOrScale: 'Made to measure in eight weeks',
  },
  {
    site: 'mazoon-elzeiny',
    businessName: 'مكتب المأذون الزيني',
    fullName: 'الشيخ محمود الزيني',
    address: 'السيدة زينب، القاهرة',
    serviceClasses: ['mazoons'],
    priceRange: 1_500,
    capacityOrScale: 'في المكتب أو المسجد أو القاعة',
  },
  {
    site: 'golden-ride',
    businessName: 'Golden Ride Wedding Cars',
    fullName: 'Karim Nabil',
    address: 'Nasr City, Cairo',
    serviceClasses: ['weddingcar'],
    priceRange: 4_000,
    capacityOrScale: 'Twelve cars, classic and new',
  },
  {
    site: 'dahab-elsagha',
    businessName: 'دهب الصاغة',
    fullName: 'جرجس ميخائيل',
    address: 'خان الخليلي، القاهرة',
    serviceClasses: ['jewelry'],
    priceRange: 9_000,
    capacityOrScale: 'شبكة وخواتم حسب الطلب',
  },
  {
    site: 'dj-samy',
    businessName: 'DJ Samy Sound & Light',
    fullName: 'Samy Refaat',
    address: 'Sheikh Zayed, Giza',
    serviceClasses: ['dj'],
    priceRange: 7_500,
    capacityOrScale: 'Halls and open air',
  },
  {
    site: 'zaffa-elsaidi',
    businessName: 'زفّة الصعيدي',
    fullName: 'عم رمضان الأقصري',
    address: 'الكرنك، الأقصر',
    serviceClasses: ['ceremonymusic'],
    priceRange: 5_000,
    capacityOrScale: 'مزمار وطبل بلدي، عشرة عازفين',
  },
  {
    site: 'honey-and-sea',
    businessName: 'Honey & Sea Travel',
    fullName: 'Mariam Adly',
    address: 'Sheraton, Hurghada',
    serviceClasses: ['travel'],
    priceRange: 22_000,
    capacityOrScale: 'Red Sea, Siwa, Istanbul, the Maldives',
  },
  {
    site: 'ward-elbalad',
    businessName: 'ورد البلد',
    fullName: 'نادية حسن',
    address: 'محرم بك، الإسكندرية',
    serviceClasses: ['flowerbouquet'],
    priceRange: 900,
    capacityOrScale: 'باقات وكوش وسيارات',
  },
  {
    site: 'sukkar-nabat',
    businessName: 'Sukkar Nabat Cakes',
    fullName: 'Heba Lotfy',
    address: 'Heliopolis, Cairo',
    serviceClasses: ['weddingcake'],
    priceRange: 6_000,
    capacityOrScale: 'Up to seven tiers',
  },
  {
    site: 'waraq-w-hebr',
    businessName: 'ورق وحبر',
    fullName: 'مصطفى البنا',
    address: 'الدقي، الجيزة',
    serviceClasses: ['invitations'],
    priceRange: 35,
    capacityOrScale: 'من ١٠٠ دعوة فأكثر، والسعر للدعوة الواحدة',
  },
  {
    site: 'click-booth',
    businessName: 'Click! Photo Booth',
    fullName: 'Omar Selim',
    address: 'New Cairo, Cairo',
    serviceClasses: ['photosetion'],
    priceRange: 5_500,
    capacityOrScale: 'Prints on the spot, four hours',
  },
  {
    site: 'qasr-elnil',
    businessName: 'قصر النيل للأفراح',
    fullName: 'عادل منصور',
    address: 'كورنيش النيل، المنصورة',
    serviceClasses: ['weddinghall'],
    priceRange: 30_000,
    capacityOrScale: 'حتى ٤٠٠ ضيف',
  },
  {
    site: 'kohl-studio',
    businessName: 'Kohl Studio',
    fullName: 'Rana Shawky',
    address: 'Sheikh Zayed, Giza',
    serviceClasses: ['makeupartist'],
    priceRange: 5_000,
    capacityOrScale: 'At the studio or at your home',
  },
  {
    site: 'farah-elsharqia',
    businessName: 'فرح الشرقية لتنظيم الحفلات',
    fullName: 'إيمان عطية',
    address: 'الزقازيق، الشرقية',
    serviceClasses: ['weddingplanner', 'dj'],
    priceRange: 15_000,
    capacityOrScale: 'الدلتا ومدن القناة',
  },
  {
    site: 'canal-lens',
    businessName: 'Canal Lens',
    fullName: 'Peter Halim',
    address: 'Port Fouad, Port Said',
    serviceClasses: ['photographer'],
    priceRange: 8_000,
    capacityOrScale: 'Photo and film, two cameras',
  },
  {
    site: 'hammam-aroosa',
    businessName: 'حمّام العروسة',
    fullName: 'ليلى الجندي',
    address: 'طنطا، الغربية',
    serviceClasses: ['beautycenter'],
    priceRange: 2_200,
    capacityOrScale: 'حمّام مغربي وحنّة وتسريحة',
  },
  {
    site: 'nefertari-gowns',
    businessName: 'Nefertari Gowns',
    fullName: 'Salma Wahba',
    address: 'Gleem, Alexandria',
    serviceClasses: ['weddingdress', 'jewelry'],
    priceRange: 12_500,
    capacityOrScale: 'To buy or to hire',
  },
  {
    site: 'takht-elandalus',
    businessName: 'تخت الأندلس',
    fullName: 'طارق الموجي',
    address: 'المعادي، القاهرة',
    serviceClasses: ['ceremonymusic'],
    priceRange: 14_000,
    capacityOrScale: 'عود وقانون وكمان ورِقّ',
  },
  {
    site: 'aswan-felucca',
    businessName: 'Aswan Felucca Weddings',
    fullName: 'Hassan El Nubi',
    address: 'Corniche, Aswan',
    serviceClasses: ['weddinghall', 'travel', 'photosetion'],
    priceRange: 20_000,
    capacityOrScale: 'Up to 80 guests on the Nile',
  },
]

/** A sample provider in the format of a registration, under a fixed id. */
export interface DemoProvider {
  id: string
  registeredAt: string
  details: ProviderDetails
}

const FIRST_DAY = Date.UTC(2026, 0, 31, 9)
const DAY_MS = 86_400_000

/** @returns the two digits that distinguish the samples */
const formatOrdinal = (index: number): string => String(index + 1).padStart(2, '0')

/**
 * 24 sample providers to try the directory with (`--demo`): all categories, Arabic and English names, areas of Egypt. Their contact details reach no
 * person: the phone numbers are 010 0000 00xx, the addresses end in `.example`.
 */
export const demoProviders: DemoProvider[] = samples.map(({ site, ...details }, index) => ({
  id: `de300000-0000-4000-8000-0000000000${formatOrdinal(index)}`,
  registeredAt: new Date(FIRST_DAY - index * DAY_MS).toISOString(),
  details: {
    ...details,
    contactNumber: `010000000${formatOrdinal(index)}`,
    emailAddress: `hello@${site}.example`,
    websiteOrSocialMedia: `https://${site}.example`,
  },
}))
