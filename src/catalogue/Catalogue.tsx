import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { palette } from '@/theme/tokens'
import { ownFont } from './Samples'
import { Alerts } from './sections/Alerts'
import { Buttons } from './sections/Buttons'
import { Cards } from './sections/Cards'
import { Chips } from './sections/Chips'
import { Dialogs } from './sections/Dialogs'
import { Fields } from './sections/Fields'
import { Foundations } from './sections/Foundations'
import { States } from './sections/States'

/** The sections in their order; each name is its title and the id of its element. */
export const sections = { Foundations, Fields, Buttons, Cards, Chips, States, Alerts, Dialogs }

const title = { ...ownFont, paddingBlock: 1.5, marginBlockEnd: 3, borderBlockEnd: `1px solid ${palette.line}` }

/** Every sample, in the page's language and direction. */
export const Catalogue = () => (
  <Box component="main" sx={{ maxInlineSize: 1120, marginInline: 'auto', padding: { xs: 2, sm: 3 } }}>
    {Object.entries(sections).map(([name, Content]) => (
      <Box component="section" key={name} id={name} sx={{ paddingBlockEnd: 8 }}>
        <Typography component="h2" variant="h4" lang="en" sx={title}>
          {name}
        </Typography>
        <Content />
      </Box>
    ))}
  </Box>
)
