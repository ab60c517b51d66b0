import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { palette } from '@/theme/tokens'

interface FiguresProps {
  label: string
  /** A number and its label. */
  figures: { count: MessageDescriptor; of: MessageDescriptor }[]
  /** In the display font. */
  large?: boolean
}

const plain = { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4 } as const

/** A row of numbers below a page's introduction. */
export function Figures({ label, figures, large = false }: FiguresProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: { xs: 2, sm: 5 },
        padding: 0,
        margin: 0,
        listStyle: 'none',
        justifyContent: { xs: 'center', md: 'start' },
      }}
    >
      {figures.map(({ count, of }) => (
        <Box
          component="li"
          key={of.id}
          sx={{
            borderInlineStart: `2px solid ${palette.gold}`,
            paddingInlineStart: { xs: 1.25, sm: 2 },
            textAlign: 'start',
          }}
        >
          <Typography component="p" variant={large ? 'h2' : 'body1'} sx={large ? { lineHeight: 1.3 } : plain}>
            <FormattedMessage {...count} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...of} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
