import { toDiscPath, type Shape } from './shape.ts'

export type Glass = 'amber' | 'coral' | 'turquoise'

/** Colours of the centre pane and of the side panes. */
export const panes: Record<Glass, readonly [bright: string, deep: string]> = {
  amber: ['#ffd071', '#f0a03c'],
  coral: ['#ff9d7a', '#d9553f'],
  turquoise: ['#7fe0d0', '#2a9d93'],
}

/** The light of the flame: a disc inside the panes. */
export const FLAME = { x: 0, y: 84, radius: 30 }
/** The light around the lantern. */
export const HALO = { x: 0, y: 80, radius: 95 }
/** The outline of every brass part and pane. */
export const lanternLine = { stroke: '#7d5a1e', strokeWidth: 0.8 }

/** @returns a lantern of brass and glass around x = 0, 140 high: the shapes below the light of the flame */
export const createLanternBody = (glass: Glass): readonly Shape[] => [
  { d: toDiscPath(0, 6, 4.5), fill: 'none', stroke: '#d9a94e', strokeWidth: 2 },
  { d: 'M-3 10H3L4 16H-4Z', fill: '#d9a94e' },
  { d: 'M0 14C3 22 20 27 21 42H-21C-20 27 -3 22 0 14Z', fill: '#e2b55c' },
  { d: 'M0 14C1 24 8 29 9 42H-9C-8 29 -1 24 0 14Z', fill: '#f3cf83' },
  { d: 'M-26 42H26L23 48H-23Z', fill: '#d9a94e' },
  { d: 'M-23 48L-31 66L-25 112H25L31 66L23 48Z', fill: panes[glass][1] },
  { d: 'M-9 48L-11 66L-9 112H9L11 66L9 48Z', fill: panes[glass][0] },
]

const LEAD = { fill: 'none', stroke: '#8a5f1c' }

/** The shapes above the light: leading and foot. */
export const lanternFrame: readonly Shape[] = [
  {
    ...LEAD,
    strokeWidth: 1.6,
    d: 'M-23 48L-31 66L-25 112M23 48L31 66L25 112M-9 48L-11 66L-9 112M9 48L11 66L9 112M-31 66H31',
  },
  { ...LEAD, strokeWidth: 1, d: 'M0 70L7 80L0 104L-7 80ZM-20 71L-14 82L-17 104L-24 82ZM20 71L14 82L17 104L24 82Z' },
  { d: 'M-28 112H28L24 120H-24Z', fill: '#e2b55c' },
  { d: 'M-15 120H15L10 128H-10Z', fill: '#c8963b' },
  { d: 'M0 128V138', stroke: '#d9a94e', strokeWidth: 2.2 },
]
