import { palette } from '@/theme/tokens'

/** Height of a label's line, to align the button with the inputs. */
const LABEL_HEIGHT = '1.5rem'

/** Shared by the form before and after its code is loaded, which must look the same. */
export const form = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
  alignItems: 'start',
} as const

export const label = { display: 'block', fontSize: '0.9rem', lineHeight: LABEL_HEIGHT, marginBlockEnd: '4px' } as const

export const input = (wrong: boolean) => ({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 54,
  paddingInline: 1.75,
  font: 'inherit',
  fontSize: '1rem',
  color: palette.ink,
  backgroundColor: palette.surface,
  border: '1px solid',
  borderColor: wrong ? 'error.main' : '#9A8A80',
  borderRadius: '4px',
  '&:hover': { borderColor: wrong ? 'error.main' : palette.ink },
})

export const error = { color: 'error.main', fontSize: '0.875rem', margin: 0, marginBlockStart: 0.5 } as const

export const button = { marginBlockStart: { sm: `calc(${LABEL_HEIGHT} + 4px)` }, whiteSpace: 'nowrap' } as const

export const fullWidth = { gridColumn: '1 / -1' } as const
