import { Flower } from './Spray'

const LEAVES = [
  [40, -24],
  [62, 22],
  [84, -20],
] as const

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
          <path d="M14 0C44 8 76 -6 112 2" fill="none" stroke="#8a9a6c" strokeWidth="1.4" strokeLinecap="round" />
          {LEAVES.map(([x, turn]) => (
            <path key={x} d="M0 0C5 -6 14 -6 21 0C14 6 5 6 0 0Z" transform={`translate(${x} 1) rotate(${turn})`} fill="#7f9a68" />
          ))}
          <circle cx="114" cy="2" r="2.6" fill="#ecc6bb" />
        </g>
      ))}
      <g transform="scale(0.8)">
        <Flower />
      </g>
    </svg>
  )
}
