import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { logo, NAV_HEIGHT_PX } from './navBarStyles'

/** The header of the short layout: home link and language. */
export function SlimHeader({ onLocaleFailure }: { onLocaleFailure: () => void }) {
  return (
    <Box component="header" sx={{ borderBlockEnd: `1px solid ${palette.line}`, '@media print': { border: 0 } }}>
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', minBlockSize: NAV_HEIGHT_PX }}>
        <Box component={Link} to={paths.home} sx={logo}>
          <Logo />
        </Box>
        <Box sx={{ displayPrint: 'none' }}>
          <LanguageSwitch onFailure={onLocaleFailure} />
        </Box>
      </Container>
    </Box>
  )
}
