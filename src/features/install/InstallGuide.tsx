import AndroidIcon from '@mui/icons-material/AndroidOutlined'
import ComputerIcon from '@mui/icons-material/LaptopOutlined'
import IphoneIcon from '@mui/icons-material/PhoneIphoneOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { installMessages } from '@/i18n/messages/help'
import { NAV_HEIGHT_PX, palette, radius } from '@/theme/tokens'

interface Device {
  Icon: typeof SvgIcon
  name: MessageDescriptor
  steps: MessageDescriptor[]
}

const devices: readonly Device[] = [
  {
    Icon: AndroidIcon,
    name: installMessages.android,
    steps: [installMessages.androidMenu, installMessages.androidInstall, installMessages.confirm],
  },
  {
    Icon: IphoneIcon,
    name: installMessages.iphone,
    steps: [installMessages.iphoneShare, installMessages.iphoneAdd, installMessages.iphoneConfirm],
  },
  {
    Icon: ComputerIcon,
    name: installMessages.computer,
    steps: [installMessages.computerIcon, installMessages.confirm],
  },
]

/** 'Download App' has it in its link (src/ui/layout/DownloadApp.tsx). */
const INSTALL_ID = 'install'

/** How to install the site, for each kind of device. 'Download App' leads here where no store has the app and the browser cannot be asked. */
export function InstallGuide() {
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // The page is loaded after the navigation. The key: the link may be followed again on this page.
  useEffect(() => {
    if (hash === `#${INSTALL_ID}`) section.current?.scrollIntoView()
  }, [hash, key])
  return (
    <Container
      component="section"
      ref={section}
      id={INSTALL_ID}
      aria-labelledby="install-title"
      maxWidth="lg"
      sx={{ paddingBlock: { xs: 4, md: 7 }, scrollMarginBlockStart: NAV_HEIGHT_PX }}
    >
      <Typography id="install-title" variant="h2" sx={{ textAlign: 'center' }}>
        <FormattedMessage {...installMessages.title} />
      </Typography>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', marginBlockStart: 1.5, marginBlockEnd: 4 }}>
        <FormattedMessage {...installMessages.lead} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {devices.map((device) => (
          <Steps key={device.name.id} {...device} />
        ))}
      </Box>
    </Container>
  )
}

const Steps = ({ Icon, name, steps }: Device) => (
  <Box
    sx={{
      padding: 3,
      border: `1px solid ${palette.line}`,
      borderRadius: `${radius.card}px`,
      backgroundColor: palette.surface,
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon aria-hidden sx={{ color: palette.gold, fontSize: 32 }} />
      <Typography variant="h4" component="h3">
        <FormattedMessage {...name} />
      </Typography>
    </Box>
    <Box
      component="ol"
      sx={{
        margin: 0,
        marginBlockStart: 2,
        paddingInlineStart: 3,
        '[dir="rtl"] &': { listStyleType: 'arabic-indic' },
        '& > li + li': { marginBlockStart: 1 },
      }}
    >
      {steps.map((step) => (
        <li key={step.id}>
          <FormattedMessage {...step} />
        </li>
      ))}
    </Box>
  </Box>
)
