import { useId } from 'react'
import { FLAME, HALO, createLanternBody, lanternFrame, lanternLine, panes, type Glass } from '@shared/drawings/lantern'
import { usePaint } from '@/ui/ornament/PaintContext'
import { Shapes } from '@/ui/ornament/Shapes'

/** A brass lantern with lit glass, in a box of 80 × 140 around its own middle: decoration only. */
export function Lantern({ glass, className }: { glass: Glass; className?: string }) {
  const id = useId()
  const paint = usePaint()
  const [bright, deep] = panes[glass]
  return (
    <svg className={className} viewBox="-40 0 80 140" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}g`} cx={HALO.x} cy={HALO.y} r={HALO.radius} gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={bright} stopOpacity="0.75" />
          <stop offset="0.4" stopColor={deep} stopOpacity="0.24" />
          <stop offset="1" stopColor={deep} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}f`} cx={FLAME.x} cy={FLAME.y} r={FLAME.radius} gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="1" stopColor={bright} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={HALO.x} cy={HALO.y} r={HALO.radius} fill={`url(#${id}g)`} data-glow="" />
      <g {...paint(lanternLine)}>
        <Shapes of={createLanternBody(glass)} />
        <circle cx={FLAME.x} cy={FLAME.y} r={FLAME.radius} fill={`url(#${id}f)`} stroke="none" />
        <Shapes of={lanternFrame} />
      </g>
    </svg>
  )
}
