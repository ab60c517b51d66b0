import Stack from '@mui/material/Stack'
import { useIntl } from 'react-intl'
import type { ProviderPackage, ProviderProfile } from '@/api/operator'
import { profileQueueMessages } from '@/i18n/messages/operatorQueues'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { LtrText } from '../common/LtrText'
import { formatPrice, Website, type VersionedFact } from './detailFacts'

/** A provider that has filled in nothing. */
const blank: ProviderProfile = {
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

/** @returns a function that puts all of a profile into words */
export function useProfileFacts(): (profile: ProviderProfile | null) => VersionedFact[] {
  const intl = useIntl()
  const format = useFormatProfile()
  return (profile) => {
    const { about, priceTo, priceUnit, capacityPersons, governorate, city, ...rest } = profile ?? blank
    const { serves, languages, whatsApp, openingDays, foundedYear, socialLinks, packages } = rest
    return [
      {
        label: profileQueueMessages.priceTo,
        stored: priceTo,
        value: priceTo === null ? null : formatPrice(intl, priceTo),
      },
      {
        label: profileQueueMessages.priceUnit,
        stored: priceUnit,
        value: priceUnit && intl.formatMessage(profileQueueMessages[priceUnit]),
      },
      {
        label: profileQueueMessages.capacityPersons,
        stored: capacityPersons,
        value: capacityPersons && intl.formatNumber(capacityPersons),
      },
      {
        label: profileQueueMessages.place,
        stored: [governorate, city],
        value: format.formatPlace({ governorate, city }),
      },
      { label: profileQueueMessages.serves, stored: serves, value: format.formatGovernorates(serves) },
      { label: profileQueueMessages.languages, stored: languages, value: format.formatLanguages(languages) },
      { label: profileQueueMessages.whatsApp, stored: whatsApp, value: whatsApp && <LtrText>{whatsApp}</LtrText> },
      { label: profileQueueMessages.openingDays, stored: openingDays, value: format.formatDays(openingDays) },
      {
        label: profileQueueMessages.founded,
        stored: foundedYear,
        value: foundedYear && format.formatYear(foundedYear),
      },
      {
        label: profileQueueMessages.socialLinks,
        stored: socialLinks,
        value: socialLinks.length > 0 ? <SocialLinks links={socialLinks} /> : null,
      },
      { label: profileQueueMessages.about, stored: about, value: about && <Lines text={about} /> },
      {
        label: profileQueueMessages.packages,
        stored: packages,
        value: packages.length > 0 ? <Packages packages={packages} /> : null,
      },
    ]
  }
}

/** A text with its line breaks. */
const Lines = ({ text }: { text: string }) => <bdi style={{ whiteSpace: 'pre-line' }}>{text}</bdi>

const SocialLinks = ({ links }: { links: readonly string[] }) => (
  <Stack component="span">
    {links.map((link) => (
      <Website key={link} address={link} />
    ))}
  </Stack>
)

function Packages({ packages }: { packages: readonly ProviderPackage[] }) {
  const intl = useIntl()
  const separator = intl.formatMessage(profileQueueMessages.packageSeparator)
  return (
    <Stack component="span" spacing={1}>
      {packages.map(({ name, price, contents }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- packages have no ids, and two may have the same name
        <Stack component="span" key={index}>
          <span>
            <bdi>{name}</bdi>
            {price !== null && separator + formatPrice(intl, price)}
          </span>
          {contents && <Lines text={contents} />}
        </Stack>
      ))}
    </Stack>
  )
}
