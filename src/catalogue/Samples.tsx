import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { fonts } from '@/theme/textStyles'

/** For the catalogue's own words, which are English: the Arabic font stack has no Latin letters. */
export const ownFont = { fontFamily: fonts.body.ltr }

interface SamplesProps {
  /** States of components by their names for developers. */
  of: Record<string, ReactNode>
  /** The least width of a sample, in px; without it the samples are below each other. */
  width?: number
}

/** Samples, each below its name. */
export const Samples = ({ of, width }: SamplesProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: width ? `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` : 'minmax(0, 1fr)',
      marginBlockEnd: 5,
    }}
  >
    {Object.entries(of).map(([name, sample]) => (
      <Box component="figure" key={name} sx={{ margin: 0, minInlineSize: 0 }}>
        <Typography component="figcaption" variant="caption" lang="en" sx={{ color: 'text.secondary', ...ownFont }}>
          {name}
        </Typography>
        <Box sx={{ marginBlockStart: 1.5 }}>{sample}</Box>
      </Box>
    ))}
  </Box>
)

interface OpenButtonProps {
  name: string
  children: (open: boolean, close: () => void) => ReactNode
}

/** A button that opens a dialog or another layer over the page. */
export function OpenButton({ name, children }: OpenButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" lang="en" sx={ownFont} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}
