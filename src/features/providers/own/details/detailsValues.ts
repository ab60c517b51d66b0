import type { Governorate, PriceUnit, ProviderDetails, ProviderLanguage, ProviderProfile, Weekday } from '@/api'
import type { OwnProvider, ProviderUpdate } from '@/api/providers'
import { SOCIAL_LINKS_PER_PROVIDER } from '@shared/limits'
import { normalizePhone, stripControls, toLatinDigits } from '@shared/patterns'
import { parseCount, parsePrice } from '@/lib/parseNumbers'
import { normalizeWebsite, toRegistration, type RegistrationValues } from '@/features/providers/registration/values'

/** A package as the form has it. */
export interface PackageValues {
  /** Identifies it while it is moved; the API has none. */
  key: string
  name: string
  price: string
  contents: string
}

/** The form's values; blank is an empty text. */
export interface DetailsValues extends RegistrationValues {
  priceTo: string
  priceUnit: PriceUnit | ''
  capacityPersons: string
  governorate: Governorate | ''
  city: string
  serves: Governorate[]
  whatsApp: string
  /** As many as there are fields. */
  socialLinks: string[]
  about: string
  languages: ProviderLanguage[]
  openingDays: Weekday[]
  foundedYear: string
  packages: PackageValues[]
}

export const createPackage = (): PackageValues => ({ key: crypto.randomUUID(), name: '', price: '', contents: '' })

const emptyProfile: ProviderProfile = {
  about: null,
  priceTo: null,
  priceUnit: null,
  capacityPersons: null,
  governorate: null,
  city: null,
  serves: [],
  languages: [],
  whatsApp: null,
  openingDays: [],
  foundedYear: null,
  socialLinks: [],
  packages: [],
}

/** What a version of an entry consists of. */
export interface Details {
  details: ProviderDetails
  profile: ProviderProfile
}

/** @returns what its owner has written last: the edit that waits or was refused, else what is stored */
export const getLatestDetails = ({ edit, ...provider }: OwnProvider): Details => ({
  details: edit?.details ?? provider,
  profile: edit?.profile ?? provider.profile ?? emptyProfile,
})

const toText = (value: number | string | null | undefined): string => (value == null ? '' : String(value))

/** @returns the values of the fields */
export const toDetailsValues = ({ details, profile }: Details): DetailsValues => ({
  fullName: details.fullName,
  businessName: toText(details.businessName),
  contactNumber: details.contactNumber,
  emailAddress: details.emailAddress,
  address: toText(details.address),
  serviceClasses: details.serviceClasses,
  priceRange: toText(details.priceRange),
  capacityOrScale: toText(details.capacityOrScale),
  websiteOrSocialMedia: toText(details.websiteOrSocialMedia),
  priceTo: toText(profile.priceTo),
  priceUnit: profile.priceUnit ?? '',
  capacityPersons: toText(profile.capacityPersons),
  governorate: profile.governorate ?? '',
  city: toText(profile.city),
  serves: profile.serves,
  whatsApp: toText(profile.whatsApp),
  socialLinks: Array.from({ length: SOCIAL_LINKS_PER_PROVIDER }, (_, index) => profile.socialLinks[index] ?? ''),
  about: toText(profile.about),
  languages: profile.languages,
  openingDays: profile.openingDays,
  foundedYear: toText(profile.foundedYear),
  packages: profile.packages.map(({ name, price, contents }, index) => ({
    key: String(index),
    name,
    price: toText(price),
    contents,
  })),
})

/** @returns several lines as the API accepts them */
const toLines = (typed: string): string => stripControls(typed).trim()

/** @returns a year of either script's digits; null for a blank, NaN for anything else */
export function parseYear(typed: string): number | null {
  const text = toLatinDigits(typed).trim()
  if (text === '') return null
  return /^\d{4}$/.test(text) ? Number(text) : Number.NaN
}

function toProfile(values: DetailsValues): ProviderProfile {
  const whatsApp = normalizePhone(values.whatsApp)
  const links = values.socialLinks.map(normalizeWebsite).filter((link) => link !== '')
  return {
    about: toLines(values.about) || null,
    priceTo: parsePrice(values.priceTo),
    priceUnit: values.priceUnit || null,
    capacityPersons: parseCount(values.capacityPersons),
    governorate: values.governorate || null,
    city: values.city || null,
    serves: values.serves,
    languages: values.languages,
    whatsApp: whatsApp === '' || whatsApp === normalizePhone(values.contactNumber) ? null : whatsApp,
    openingDays: values.openingDays,
    foundedYear: parseYear(values.foundedYear),
    socialLinks: [...new Set(links)],
    packages: values.packages.map(({ name, price, contents }) => ({
      name: name.trim(),
      price: parsePrice(price),
      contents: toLines(contents),
    })),
  }
}

/** @returns what the API stores, on top of this version */
export const toProviderUpdate = (
  values: DetailsValues,
  version: number,
): ProviderUpdate & { profile: ProviderProfile } => ({
  ...toRegistration(values),
  profile: toProfile(values),
  version,
})

/** @returns the values as they are after saving and loading: typed digits, spaces and short addresses are no difference */
export function normalizeDetails(values: DetailsValues): DetailsValues {
  const { profile, ...details } = toProviderUpdate(values, 0)
  return toDetailsValues({ details, profile })
}
