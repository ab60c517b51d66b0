import type { Components, Theme } from '@mui/material/styles'
import { BACKDROP_TRANSITION_MS, MODAL_TRANSITION_MS } from '../config/limits'
import { palette, radius } from './tokens'

/** Minimum size of touch targets, in px. */
const TARGET_PX = 44

const focusRing = { outline: `3px solid ${palette.gold}`, outlineOffset: 2 }

/** Style overrides of Material UI's components: lines instead of shadows, no ripple, visible focus. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minBlockSize: TARGET_PX,
        paddingInline: 20,
        borderRadius: radius.control,
        // A button that keeps the focus while its action runs (src/ui/fields/BusyButton.tsx).
        '&[aria-disabled="true"]': { color: 'rgb(0 0 0 / 0.38)', cursor: 'default' },
      },
      contained: {
        '&.Mui-disabled, &[aria-disabled="true"]': { backgroundColor: palette.line, color: palette.inkSoft },
      },
      sizeLarge: { minBlockSize: 54, paddingInline: 30, fontSize: '1.0625rem' },
    },
  },
  // With an icon of 24 px.
  MuiCheckbox: { styleOverrides: { root: { padding: (TARGET_PX - 24) / 2 } } },
  MuiRadio: { styleOverrides: { root: { padding: (TARGET_PX - 24) / 2 } } },
  MuiIconButton: { styleOverrides: { root: { minInlineSize: TARGET_PX, minBlockSize: TARGET_PX } } },
  // Three short words have to fit on a phone with enlarged text.
  MuiToggleButton: { styleOverrides: { root: { minBlockSize: TARGET_PX, paddingInline: 'clamp(8px, 4vw, 24px)' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card, border: `1px solid ${palette.line}` },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    // The label hides what overflows it: the descenders of Arabic letters need room, which does not move the text.
    styleOverrides: { root: { paddingBlock: 4, marginBlockStart: -3 } },
  },
  // Otherwise each input inserts keyframes by which Material UI detects autofill, to move the label. Labels do not move here.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  // iPhones zoom into inputs with a font size below 16 px.
  MuiOutlinedInput: {
    defaultProps: { notched: true },
    styleOverrides: {
      root: { backgroundColor: palette.surface, fontSize: '1rem' },
      notchedOutline: { borderColor: '#9A8A80' },
      // The browser cuts what is outside of an input's line: the descenders of Arabic letters need a higher one, in a field of the same height.
      input: {
        '&:not(textarea)': {
          blockSize: '2em',
          lineHeight: '2em',
          paddingBlock: 'calc(16.5px - 0.28125em)',
        },
        '.MuiInputBase-sizeSmall &:not(textarea)': { paddingBlock: 'calc(8.5px - 0.28125em)' },
        '&.MuiSelect-select.MuiSelect-select': { blockSize: 'auto', minBlockSize: '2em' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2 } } },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: 4 } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.control, alignItems: 'center' } } },
  MuiDialog: {
    defaultProps: {
      transitionDuration: MODAL_TRANSITION_MS,
      slotProps: { backdrop: { transitionDuration: BACKDROP_TRANSITION_MS } },
    },
  },
}
