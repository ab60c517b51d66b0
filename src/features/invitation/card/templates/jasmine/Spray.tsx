import { useId } from 'react'
import {
  PETAL_TURNS,
  SPRAY_SIDE,
  budShapes,
  buds,
  flowerHeart,
  flowers,
  leafShapes,
  leaves,
  petalShapes,
  placed,
  stemLine,
  stemPath,
  stems,
} from '../../../../../../drawings/jasmine.ts'
import { Shapes } from '../../../../../ui/ornament/Shapes'

/** One jasmine flower, as wide as 44 units around its own origin. */
export function Flower() {
  return (
    <>
      {PETAL_TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Shapes of={petalShapes} />
        </g>
      ))}
      <Shapes of={flowerHeart} />
    </>
  )
}

/** A branch of jasmine growing out of a corner: decoration only. */
export function Spray({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} viewBox={`0 0 ${SPRAY_SIDE} ${SPRAY_SIDE}`} aria-hidden="true" focusable="false">
      <defs>
        <g id={`${id}l`}><Shapes of={leafShapes} /></g>
        <g id={`${id}b`}><Shapes of={budShapes} /></g>
        <g id={`${id}f`}>
          <Flower />
        </g>
      </defs>
      <g {...stemLine}>
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
