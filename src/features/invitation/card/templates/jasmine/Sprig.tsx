import { SPRIG_FLOWER_SCALE, placed, sprigBerry, sprigLeaf, sprigLeaves, sprigTwig } from '../../../../../../drawings/jasmine.ts'
import { Flower } from './Spray'

/** A divider: one flower between two laid twigs, or the flower alone. Decoration only. */
export function Sprig({ className, single = false }: { className?: string; single?: boolean }) {
  if (single) {
    return (
      <svg className={className} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        <Flower />
      </svg>
    )
  }
  return (
    <svg className={className} viewBox="-120 -22 240 44" aria-hidden="true" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path {...sprigTwig} />
          {sprigLeaves.map((leaf) => (
            <path key={leaf.x} {...sprigLeaf} transform={placed(leaf)} />
          ))}
          <path {...sprigBerry} />
        </g>
      ))}
      <g transform={`scale(${SPRIG_FLOWER_SCALE})`}>
        <Flower />
      </g>
    </svg>
  )
}
