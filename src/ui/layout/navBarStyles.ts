import { palette } from '../../theme/tokens'

/** Height of the bar in px; pages with a full-bleed top slide under it. */
export const NAV_HEIGHT_PX = 76

export const bar = (solid: boolean) =>
  ({
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

export const logo = { color: palette.henna, textDecoration: 'none', display: 'inline-flex', minBlockSize: 44, alignItems: 'center', marginInlineEnd: 'auto' } as const

/** A row on a desktop; below it, a sheet that drops out of the bar. */
export const panel = (open: boolean) =>
  ({
    display: { xs: open ? 'flex' : 'none', md: 'flex' },
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { xs: 'stretch', md: 'center' },
    gap: { xs: 2, md: 1 },
    flexGrow: 1,
    position: { xs: 'absolute', md: 'static' },
    insetInline: 0,
    insetBlockStart: '100%',
    padding: { xs: 3, md: 0 },
    maxBlockSize: { xs: 'calc(100dvh - 76px)', md: 'none' },
    overflowY: { xs: 'auto', md: 'visible' },
    backgroundColor: { xs: palette.paper, md: 'transparent' },
    borderBlockEnd: { xs: `1px solid ${palette.line}`, md: 0 },
  }) as const

export const links = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 0, md: 0.5 },
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginInline: { md: 'auto' },
} as const

export const link = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 1.25,
  color: palette.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontSize: { xs: '1.125rem', md: '0.975rem' },
  '&:hover': { color: palette.henna },
  '&.active': { color: palette.henna, fontWeight: 600, boxShadow: `inset 0 -2px 0 ${palette.gold}` },
} as const

export const actions = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 1, md: 0.5 },
  alignItems: { xs: 'stretch', md: 'center' },
} as const

export const quiet = { color: palette.ink, paddingInline: 1.5, fontSize: '0.95rem', whiteSpace: 'nowrap', justifyContent: { xs: 'flex-start', md: 'center' } } as const

export const language = { color: palette.henna, minInlineSize: 44, paddingInline: 1.5, flexShrink: 0, fontSize: '0.95rem' } as const

export const menuButton = { display: { md: 'none' }, color: palette.ink } as const
