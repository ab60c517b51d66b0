import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { getDirection, localeNames, locales } from '@/i18n/locales'
import { palette } from '@/theme/tokens'
import { Logo } from '@/ui/layout/Logo'
import { sections } from './Catalogue'

const line = `1px solid ${palette.line}`
const header = {
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  paddingInline: 2,
  backgroundColor: palette.surface,
  borderBlockEnd: line,
} as const
const title = { display: 'block', padding: 1, textAlign: 'center', backgroundColor: palette.hennaWash } as const
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  flexGrow: 1,
  minBlockSize: 0,
} as const
/** On a phone the next frame stays in sight below. */
const column = { display: 'flex', flexDirection: 'column', blockSize: { xs: '75dvh', md: 'auto' } } as const

/** Not `scrollIntoView`, which would scroll the page around the frames too. */
function scrollFramesTo(section: string): void {
  for (const { contentWindow } of document.querySelectorAll('iframe'))
    contentWindow?.scrollTo(0, contentWindow.document.getElementById(section)?.offsetTop ?? 0)
}

/** Both languages beside each other, one above the other on a phone. A section's button scrolls both to it. */
export const Frames = () => (
  <Box sx={{ display: 'flex', flexDirection: 'column', blockSize: { md: '100dvh' } }}>
    <Box component="header" sx={header}>
      <Logo size={26} />
      <Box component="nav" aria-label="Sections" sx={{ display: 'flex', overflowX: 'auto' }}>
        {Object.keys(sections).map((name) => (
          <Button key={name} onClick={() => scrollFramesTo(name)} sx={{ flexShrink: 0, paddingInline: 1.5 }}>
            {name}
          </Button>
        ))}
      </Box>
    </Box>
    <Box sx={columns}>
      {locales.map((locale) => (
        <Box key={locale} component="section" sx={column}>
          <Link href={`/catalogue/${locale}`} sx={title}>
            <span lang={locale}>{localeNames[locale]}</span> · {getDirection(locale).toUpperCase()}
          </Link>
          <Box
            component="iframe"
            src={`/catalogue/${locale}`}
            title={localeNames[locale]}
            sx={{ flexGrow: 1, border: 0, borderInlineEnd: line }}
          />
        </Box>
      ))}
    </Box>
  </Box>
)
