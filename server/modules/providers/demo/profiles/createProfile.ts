import type { Profile } from '../../profile.ts'

type Weekday = Profile['openingDays'][number]

/** What differs between the sample profiles. */
export interface ProfileSample
  extends
    Pick<Profile, 'governorate' | 'city' | 'serves' | 'priceTo' | 'priceUnit' | 'languages' | 'foundedYear'>,
    Partial<Pick<Profile, 'capacityPersons'>> {
  closedOn: Weekday[]
  about: string
  packages: Array<[name: string, price: number, contents: string]>
}

const WEEK: Weekday[] = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** @param mark says at the start of the text that the data are a sample */
export const createProfile = (mark: string, { closedOn, about, packages, ...sample }: ProfileSample): Profile => ({
  capacityPersons: null,
  ...sample,
  about: `${mark} ${about}`,
  openingDays: WEEK.filter((day) => !closedOn.includes(day)),
  whatsApp: null,
  socialLinks: [],
  packages: packages.map(([name, price, contents]) => ({ name, price, contents })),
})
