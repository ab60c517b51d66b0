import { defineMessages } from 'react-intl'

/** The fields of a provider's details that the registration does not ask for. */
export const ownFieldMessages = defineMessages({
  priceTo: { id: 'ownField.priceTo', defaultMessage: 'Prices to, in EGP (optional)' },
  priceUnit: { id: 'ownField.priceUnit', defaultMessage: 'What the prices are for' },
  noUnit: { id: 'ownField.noUnit', defaultMessage: 'Not said' },
  capacityPersons: { id: 'ownField.capacityPersons', defaultMessage: 'Most guests at one event (optional)' },
  governorate: { id: 'ownField.governorate', defaultMessage: 'Governorate' },
  city: { id: 'ownField.city', defaultMessage: 'City or district' },
  cityHint: { id: 'ownField.cityHint', defaultMessage: 'Choose the governorate first' },
  serves: { id: 'ownField.serves', defaultMessage: 'Also serves' },
  servesHint: { id: 'ownField.servesHint', defaultMessage: 'Other governorates that you travel to' },
  noPlace: { id: 'ownField.noPlace', defaultMessage: 'No governorate of this name' },
  notChosen: { id: 'ownField.notChosen', defaultMessage: 'Not chosen' },
  whatsApp: { id: 'ownField.whatsApp', defaultMessage: 'WhatsApp number (optional)' },
  whatsAppHint: { id: 'ownField.whatsAppHint', defaultMessage: 'Only when it differs from the contact number' },
  socialLinks: { id: 'ownField.socialLinks', defaultMessage: 'Social media' },
  socialLinksHint: {
    id: 'ownField.socialLinksHint',
    defaultMessage: 'The address of each page, such as instagram.com/adasa',
  },
  about: { id: 'ownField.about', defaultMessage: 'In your own words' },
  aboutHint: {
    id: 'ownField.aboutHint',
    defaultMessage: 'How you work, what couples love about it. No links or phone numbers: they have fields above.',
  },
  languages: { id: 'ownField.languages', defaultMessage: 'Languages you speak' },
  openingDays: { id: 'ownField.openingDays', defaultMessage: 'Days on which you can be reached' },
  foundedYear: { id: 'ownField.foundedYear', defaultMessage: 'Founded in (optional)' },
  foundedYearHint: { id: 'ownField.foundedYearHint', defaultMessage: 'A year, such as 2015' },
  packages: { id: 'ownField.packages', defaultMessage: 'Packages' },
})

/** The form, its groups and its errors. */
export const ownFormMessages = {
  ...defineMessages({
    save: { id: 'ownForm.save', defaultMessage: 'Save' },
    saving: { id: 'ownForm.saving', defaultMessage: 'Saving...' },
    askedFirst: { id: 'ownForm.askedFirst', defaultMessage: 'What couples ask first' },
    place: { id: 'ownForm.place', defaultMessage: 'Where you are' },
    reach: { id: 'ownForm.reach', defaultMessage: 'How couples reach you' },
    about: { id: 'ownForm.about', defaultMessage: 'About you' },
    packagesLead: {
      id: 'ownForm.packagesLead',
      defaultMessage: 'Couples compare packages. A clear price and a clear list save you many questions.',
    },
    addPackage: { id: 'ownForm.addPackage', defaultMessage: 'Add a package' },
    packageRemoved: { id: 'ownForm.packageRemoved', defaultMessage: 'The package is removed.' },
    packageName: { id: 'ownForm.packageName', defaultMessage: 'Name' },
    packagePrice: { id: 'ownForm.packagePrice', defaultMessage: 'Price in EGP (optional)' },
    packageContents: { id: 'ownForm.packageContents', defaultMessage: 'What is in it' },
    packageContentsHint: {
      id: 'ownForm.packageContentsHint',
      defaultMessage: 'One thing on each line. No links or phone numbers here.',
    },
    packageNameRequired: { id: 'ownForm.packageNameRequired', defaultMessage: 'Please give the package a name' },
    contact: {
      id: 'ownForm.contact',
      defaultMessage: 'Please leave out links and phone numbers: they have fields of their own',
    },
    priceBelow: { id: 'ownForm.priceBelow', defaultMessage: 'This is below the lowest price' },
    capacityInvalid: {
      id: 'ownForm.capacityInvalid',
      defaultMessage: 'Please enter a number of guests from 1 to 10,000',
    },
    yearInvalid: { id: 'ownForm.yearInvalid', defaultMessage: 'Please enter a year, from 1850 to this one' },
    whatsAppInvalid: { id: 'ownForm.whatsAppInvalid', defaultMessage: 'Please enter a valid Egyptian phone number' },
    socialLinkInvalid: {
      id: 'ownForm.socialLinkInvalid',
      defaultMessage: 'Please enter the address of the page, such as instagram.com/adasa',
    },
    leaveTitle: { id: 'ownForm.leaveTitle', defaultMessage: 'Leave without saving?' },
    leaveText: { id: 'ownForm.leaveText', defaultMessage: 'Your changes to the details are not saved.' },
    leave: { id: 'ownForm.leave', defaultMessage: 'Leave without saving' },
    stay: { id: 'ownForm.stay', defaultMessage: 'Stay' },
    showList: { id: 'ownForm.showList', defaultMessage: 'Show the list' },
    hideList: { id: 'ownForm.hideList', defaultMessage: 'Hide the list' },
    clearList: { id: 'ownForm.clearList', defaultMessage: 'Remove all' },
  }),
  ...defineMessages<{
    socialLink: { number: number }
    package: { number: number }
    movePackageUp: { number: number }
    movePackageDown: { number: number }
    removePackage: { number: number }
  }>({
    socialLink: { id: 'ownForm.socialLink', defaultMessage: 'Page {number, number} (optional)' },
    package: { id: 'ownForm.package', defaultMessage: 'Package {number, number}' },
    movePackageUp: { id: 'ownForm.movePackageUp', defaultMessage: 'Move package {number, number} up' },
    movePackageDown: { id: 'ownForm.movePackageDown', defaultMessage: 'Move package {number, number} down' },
    removePackage: { id: 'ownForm.removePackage', defaultMessage: 'Remove package {number, number}' },
  }),
}

/** What the prices are for. */
export const ownUnitMessages = defineMessages({
  evening: { id: 'ownUnit.evening', defaultMessage: 'One evening' },
  event: { id: 'ownUnit.event', defaultMessage: 'The whole event' },
  person: { id: 'ownUnit.person', defaultMessage: 'One guest' },
  hour: { id: 'ownUnit.hour', defaultMessage: 'One hour' },
  piece: { id: 'ownUnit.piece', defaultMessage: 'One piece' },
})
