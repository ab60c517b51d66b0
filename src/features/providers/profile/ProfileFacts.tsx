import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'
import { profileMessages } from '@/i18n/messages/providers'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import text from '@/ui/text.module.css'
import { getSiteName, getWebsiteLink } from './contactLinks'
import { OutboundLink } from './OutboundLink'

interface Fact {
  label: MessageDescriptor
  value: ReactNode
}

/** @returns the facts of a provider; values of missing ones are empty */
function useFacts({ address, capacityOrScale, profile }: OwnProvider): Fact[] {
  const { formatPlace, formatGovernorates, formatLanguages, formatDays, formatYear } = useFormatProfile()
  const links = (profile?.socialLinks ?? []).flatMap((link) => getWebsiteLink(link) ?? [])
  return [
    {
      // Without a city, the hero shows the address.
      label: profileMessages.address,
      value: formatPlace(profile) && address && <bdi translate="no">{address}</bdi>,
    },
    { label: providerProfileMessages.serves, value: profile && formatGovernorates(profile.serves) },
    { label: profileMessages.capacity, value: capacityOrScale && <bdi translate="no">{capacityOrScale}</bdi> },
    { label: providerProfileMessages.openingDays, value: profile && formatDays(profile.openingDays) },
    { label: providerProfileMessages.languages, value: profile && formatLanguages(profile.languages) },
    { label: providerProfileMessages.founded, value: profile?.foundedYear && formatYear(profile.foundedYear) },
    { label: providerProfileMessages.online, value: links.length > 0 && <SocialLinks links={links} /> },
  ]
}

/** Further facts; missing ones are omitted. */
export function ProfileFacts({ provider }: { provider: OwnProvider }) {
  const facts = useFacts(provider).filter(({ value }) => Boolean(value))
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={text.h3}>
        <FormattedMessage {...profileMessages.facts} />
      </h2>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 1.5,
          margin: 0,
          marginBlockStart: 2,
        }}
      >
        {facts.map(({ label, value }) => (
          <Box key={label.id} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...label} />
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  )
}

/** The links lie beside each other; each is high enough for a finger. */
const SocialLinks = ({ links }: { links: readonly string[] }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2.5,
      '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, minInlineSize: 44 },
      // The first line is level with the fact's name.
      marginBlockStart: '-9px',
    }}
  >
    {links.map((link) => (
      <OutboundLink key={link} href={link} className={text.link}>
        <bdi>{getSiteName(link)}</bdi>
      </OutboundLink>
    ))}
  </Box>
)
