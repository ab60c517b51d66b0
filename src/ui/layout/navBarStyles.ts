import { palette } from '@/theme/tokens'
import { visuallyHidden } from './visuallyHidden'

/** Height of the bar, in px; full-bleed page tops extend below it. */
export const NAV_HEIGHT_PX = 76

export const getBarStyle = (solid: boolean) =>
  ({
    displayPrint: 'none',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1100,
    backgroundColor: solid ? 'rgba(251, 247, 241, 0.97)' : 'transparent',
    borderBlockEnd: `1px solid ${solid ? palette.line : 'transparent'}`,
    transition: 'background-color 200ms, border-color 200ms',
  }) as const

export const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxInlineSize: 1320,
  minBlockSize: NAV_HEIGHT_PX,
  marginInline: 'auto',
  paddingInline: { xs: 2, md: 3 },
} as const

export const logo = {
  color: palette.henna,
  textDecoration: 'none',
  display: 'inline-flex',
  minBlockSize: 44,
  alignItems: 'center',
  marginInlineEnd: 'auto',
} as const

/** A row from 1200 px on, where all links fit in both languages; below, a menu that opens from the bar. */
export const getPanelStyle = (open: boolean) =>
  ({
    display: { xs: open ? 'flex' : 'none', lg: 'flex' },
    flexDirection: { xs: 'column', lg: 'row' },
    alignItems: { xs: 'stretch', lg: 'center' },
    gap: { xs: 2, lg: 1 },
    flexGrow: 1,
    position: { xs: 'absolute', lg: 'static' },
    insetInline: 0,
    insetBlockStart: '100%',
    padding: { xs: 3, lg: 0 },
    maxBlockSize: { xs: 'calc(100dvh - 76px)', lg: 'none' },
    overflowY: { xs: 'auto', lg: 'visible' },
    backgroundColor: { xs: palette.paper, lg: 'transparent' },
    borderBlockEnd: { xs: `1px solid ${palette.line}`, lg: 0 },
  }) as const

export const links = {
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  gap: { xs: 0, lg: 0.5 },
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginInline: { lg: 'auto' },
} as const

export const link = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: { xs: 1.25, lg: 1, xl: 1.25 },
  color: palette.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontSize: { xs: '1.125rem', lg: '0.975rem' },
  '&:hover': { color: palette.henna },
  '&.active': { color: palette.henna, fontWeight: 600, boxShadow: `inset 0 -2px 0 ${palette.gold}` },
} as const

export const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  gap: { xs: 1, lg: 0.5 },
  alignItems: { xs: 'stretch', lg: 'center' },
} as const

export const quiet = {
  color: palette.ink,
  paddingInline: { xs: 1.5, lg: 1, xl: 1.5 },
  fontSize: '0.95rem',
  whiteSpace: 'nowrap',
  justifyContent: { xs: 'flex-start', lg: 'center' },
} as const

/** An icon in the row, a text in the menu. */
export const account = {
  ...quiet,
  minInlineSize: 44,
  paddingInline: { xs: 1.5, lg: 0 },
  '&.active': { color: palette.henna },
} as const

export const accountLabel = { '@media (min-width: 1200px)': visuallyHidden } as const

export const download = { whiteSpace: 'nowrap', flexShrink: 0 } as const

export const language = {
  color: palette.henna,
  minInlineSize: 44,
  paddingInline: 1.5,
  flexShrink: 0,
  fontSize: '0.95rem',
} as const

export const menuButton = { display: { lg: 'none' }, color: palette.ink } as const
