import { useId } from 'react'
import { buds, flowers, leaves, stemPath, stems, type Growth } from './sprayPaths'

const placed = ({ x, y, turn, scale }: Growth): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
const PETALS = [0, 72, 144, 216, 288]

/** One jasmine flower, as wide as 44 units around its own origin. */
export function Flower() {
  return (
    <>
      {PETALS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 1C-8 -4 -10 -15 0 -23C10 -15 8 -4 0 1Z" fill="#fffdf7" stroke="#c9b98f" strokeWidth="0.7" />
          <path d="M0 -3C-1 -9 -1 -13 0 -17" fill="none" stroke="#e6dbb9" strokeWidth="0.9" />
        </g>
      ))}
      <circle r="3.4" fill="#e9c765" />
      <circle r="1.5" fill="#b98a3a" />
    </>
  )
}

/** A branch of jasmine growing out of a corner: decoration only. */
export function Spray({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      <defs>
        <g id={`${id}l`}>
          <path d="M0 0C9 -10 26 -10 38 0C26 10 9 10 0 0Z" fill="#7f9a68" />
          <path d="M0 0C9 10 26 10 38 0Z" fill="#66824f" />
          <path d="M0 0H33" stroke="#b7c7a0" strokeWidth="0.7" />
        </g>
        <g id={`${id}b`}>
          <path d="M0 -1.2L11 -1.8V1.8L0 1.2Z" fill="#a9b98c" />
          <path d="M9 -2C15 -7 23 -5 30 0C23 5 15 7 9 2Z" fill="#fff8ef" stroke="#cfae9e" strokeWidth="0.7" />
          <path d="M20 -4.6C24 -4 27 -2 30 0C27 2 24 4 20 4.6C22 1.5 22 -1.5 20 -4.6Z" fill="#ecc6bb" />
        </g>
        <g id={`${id}f`}>
          <Flower />
        </g>
      </defs>
      <g fill="none" stroke="#6b7f4f" strokeWidth="2" strokeLinecap="round">
        {stems.map((stem) => (
          <path key={stemPath(stem)} d={stemPath(stem)} />
        ))}
      </g>
      {leaves.map((leaf) => (
        <use key={placed(leaf)} href={`#${id}l`} transform={placed(leaf)} />
      ))}
      {buds.map((bud) => (
        <use key={placed(bud)} href={`#${id}b`} transform={placed(bud)} />
      ))}
      {flowers.map((flower) => (
        <use key={placed(flower)} href={`#${id}f`} transform={placed(flower)} />
      ))}
    </svg>
  )
}
