import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ReactNode } from 'react'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { palette } from '@/theme/tokens'
import { Khatim } from '@/ui/ornament/Khatim'

interface ContactWayProps {
  Icon: SvgIconComponent
  title: ReactNode
  /** The e-mail address, the phone number, the hours. */
  children: ReactNode
  note?: ReactNode
}

/** A contact option: icon, name and value. */
export function ContactWay({ Icon, title, children, note }: ContactWayProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
      <Box aria-hidden sx={{ position: 'relative', flexShrink: 0, inlineSize: 60, color: palette.gold }}>
        <Khatim />
        <Icon sx={{ position: 'absolute', inset: 0, margin: 'auto', color: palette.henna }} />
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Box sx={{ fontSize: '1.125rem', fontWeight: 500, overflowWrap: 'anywhere' }}>{children}</Box>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const reach = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 } as const

/** The team's e-mail link. */
export function SupportEmail() {
  const { supportEmail } = useSiteConfig()
  return (
    <Link href={`mailto:${supportEmail}`} dir="ltr" sx={reach}>
      {supportEmail}
    </Link>
  )
}

/** The team's phone link. */
export function SupportPhone() {
  const { supportPhone, supportDial } = useSiteConfig()
  return (
    <Link href={`tel:${supportDial}`} dir="ltr" sx={reach}>
      {supportPhone}
    </Link>
  )
}
