/**
 * The governorates of Egypt with their larger cities and districts: id, Arabic and English name. Ids are stored and never change. Both names
 * are searched, whatever the language of the page.
 */
const TABLE = `
cairo | القاهرة | Cairo
  nasr-city | مدينة نصر | Nasr City
  heliopolis | مصر الجديدة | Heliopolis
  new-cairo | القاهرة الجديدة | New Cairo
  fifth-settlement | التجمع الخامس | Fifth Settlement
  maadi | المعادي | Maadi
  zamalek | الزمالك | Zamalek
  downtown | وسط البلد | Downtown
  shubra | شبرا | Shubra
  ain-shams | عين شمس | Ain Shams
  helwan | حلوان | Helwan
  mokattam | المقطم | Mokattam
  madinaty | مدينتي | Madinaty
  rehab | الرحاب | El Rehab
  shorouk | الشروق | El Shorouk
  badr | بدر | Badr
  el-marg | المرج | El Marg
  new-administrative-capital | العاصمة الإدارية الجديدة | New Administrative Capital
giza | الجيزة | Giza
  dokki | الدقي | Dokki
  mohandessin | المهندسين | Mohandessin
  agouza | العجوزة | Agouza
  haram | الهرم | Haram
  faisal | فيصل | Faisal
  imbaba | إمبابة | Imbaba
  6-october | السادس من أكتوبر | 6th of October
  sheikh-zayed | الشيخ زايد | Sheikh Zayed
  giza-city | الجيزة | Giza
  hadayek-el-ahram | حدائق الأهرام | Hadayek El Ahram
alexandria | الإسكندرية | Alexandria
  smouha | سموحة | Smouha
  sidi-gaber | سيدي جابر | Sidi Gaber
  miami | ميامي | Miami
  montaza | المنتزه | Montaza
  agami | العجمي | Agami
  borg-el-arab | برج العرب | Borg El Arab
  san-stefano | سان ستيفانو | San Stefano
  stanley | ستانلي | Stanley
qalyubia | القليوبية | Qalyubia
  banha | بنها | Banha
  shubra-el-kheima | شبرا الخيمة | Shubra El Kheima
  obour | العبور | Obour
  qalyub | قليوب | Qalyub
  qaha | قها | Qaha
sharqia | الشرقية | Sharqia
  zagazig | الزقازيق | Zagazig
  10th-of-ramadan | العاشر من رمضان | 10th of Ramadan
  bilbeis | بلبيس | Bilbeis
  minya-al-qamh | منيا القمح | Minya Al Qamh
  abu-kebir | أبو كبير | Abu Kebir
dakahlia | الدقهلية | Dakahlia
  mansoura | المنصورة | Mansoura
  mit-ghamr | ميت غمر | Mit Ghamr
  talkha | طلخا | Talkha
  dekernes | دكرنس | Dekernes
  gamasa | جمصة | Gamasa
gharbia | الغربية | Gharbia
  tanta | طنطا | Tanta
  mahalla | المحلة الكبرى | El Mahalla El Kubra
  kafr-el-zayat | كفر الزيات | Kafr El Zayat
  zefta | زفتى | Zefta
monufia | المنوفية | Monufia
  shibin-el-kom | شبين الكوم | Shibin El Kom
  menouf | منوف | Menouf
  sadat-city | مدينة السادات | Sadat City
  ashmoun | أشمون | Ashmoun
  quesna | قويسنا | Quesna
beheira | البحيرة | Beheira
  damanhur | دمنهور | Damanhur
  kafr-el-dawwar | كفر الدوار | Kafr El Dawwar
  rashid | رشيد | Rosetta
  itay-el-barud | إيتاي البارود | Itay El Barud
kafr-el-sheikh | كفر الشيخ | Kafr El Sheikh
  kafr-el-sheikh-city | كفر الشيخ | Kafr El Sheikh
  desouk | دسوق | Desouk
  baltim | بلطيم | Baltim
damietta | دمياط | Damietta
  damietta-city | دمياط | Damietta
  new-damietta | دمياط الجديدة | New Damietta
  ras-el-bar | رأس البر | Ras El Bar
port-said | بورسعيد | Port Said
  port-fouad | بورفؤاد | Port Fouad
  port-said-city | بورسعيد | Port Said
ismailia | الإسماعيلية | Ismailia
  ismailia-city | الإسماعيلية | Ismailia
  fayed | فايد | Fayed
  el-qantara | القنطرة | El Qantara
suez | السويس | Suez
  ain-sokhna | العين السخنة | Ain Sokhna
  suez-city | السويس | Suez
north-sinai | شمال سيناء | North Sinai
  arish | العريش | Arish
  bir-al-abd | بئر العبد | Bir al-Abd
south-sinai | جنوب سيناء | South Sinai
  sharm-el-sheikh | شرم الشيخ | Sharm El Sheikh
  dahab | دهب | Dahab
  nuweiba | نويبع | Nuweiba
  taba | طابا | Taba
red-sea | البحر الأحمر | Red Sea
  hurghada | الغردقة | Hurghada
  gouna | الجونة | El Gouna
  marsa-alam | مرسى علم | Marsa Alam
  safaga | سفاجا | Safaga
matrouh | مطروح | Matrouh
  marsa-matrouh | مرسى مطروح | Marsa Matrouh
  north-coast | الساحل الشمالي | North Coast
  new-alamein | العلمين الجديدة | New Alamein
  siwa | سيوة | Siwa
fayoum | الفيوم | Fayoum
  fayoum-city | الفيوم | Fayoum
  ibsheway | إبشواي | Ibsheway
beni-suef | بني سويف | Beni Suef
  beni-suef-city | بني سويف | Beni Suef
  new-beni-suef | بني سويف الجديدة | New Beni Suef
minya | المنيا | Minya
  minya-city | المنيا | Minya
  mallawi | ملوي | Mallawi
  new-minya | المنيا الجديدة | New Minya
  samalut | سمالوط | Samalut
assiut | أسيوط | Assiut
  assiut-city | أسيوط | Assiut
  new-assiut | أسيوط الجديدة | New Assiut
  dairut | ديروط | Dairut
sohag | سوهاج | Sohag
  sohag-city | سوهاج | Sohag
  girga | جرجا | Girga
  akhmim | أخميم | Akhmim
  tahta | طهطا | Tahta
qena | قنا | Qena
  qena-city | قنا | Qena
  nag-hammadi | نجع حمادي | Nag Hammadi
luxor | الأقصر | Luxor
  esna | إسنا | Esna
  luxor-city | الأقصر | Luxor
  armant | أرمنت | Armant
aswan | أسوان | Aswan
  kom-ombo | كوم أمبو | Kom Ombo
  edfu | إدفو | Edfu
  abu-simbel | أبو سمبل | Abu Simbel
  aswan-city | أسوان | Aswan
new-valley | الوادي الجديد | New Valley
  kharga | الخارجة | Kharga
  dakhla | الداخلة | Dakhla
`

export interface PlaceName {
  ar: string
  en: string
}
export interface City {
  id: string
  name: PlaceName
}
export interface Governorate<Id extends string = string> {
  id: Id
  name: PlaceName
  cities: City[]
}

function parseTable(table: string): Governorate[] {
  const governorates: Governorate[] = []
  for (const line of table.trim().split('\n')) {
    const [id = '', ar = '', en = ''] = line.split('|').map((cell) => cell.trim())
    const name = { ar, en }
    if (line.startsWith(' ')) governorates.at(-1)?.cities.push({ id, name })
    else governorates.push({ id, name, cities: [] })
  }
  return governorates
}

/** All governorates, as people know them: Cairo first. */
export const GOVERNORATES: readonly Governorate[] = parseTable(TABLE)

export const findGovernorate = (id: string | null | undefined): Governorate | undefined =>
  GOVERNORATES.find((governorate) => governorate.id === id)

/** @returns a city of a governorate */
export const findCity = (governorateId: string | null | undefined, id: string | null | undefined): City | undefined =>
  findGovernorate(governorateId)?.cities.find((city) => city.id === id)
