import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { layoutMessages } from '@/i18n/messages/site'
import { palette } from '@/theme/tokens'
import { ownFont, Samples } from '../Samples'

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'body1', 'body2', 'button', 'overline', 'caption'] as const

const typography = VARIANTS.map((variant) => [
  variant,
  <Typography key={variant} variant={variant} component="p">
    <FormattedMessage {...layoutMessages.tagline} />
  </Typography>,
])

const border = `1px solid ${palette.line}`
const colors = Object.entries(palette).map(([name, color]) => [
  name,
  <Box key={name}>
    <Box sx={{ blockSize: 56, borderRadius: 1, border, backgroundColor: color }} />
    <Typography component="code" variant="caption" dir="ltr" sx={ownFont}>
      {color}
    </Typography>
  </Box>,
])

/** Typography and palette of the theme. */
export const Foundations = () => (
  <>
    <Samples of={Object.fromEntries(typography)} />
    <Samples width={120} of={Object.fromEntries(colors)} />
  </>
)
