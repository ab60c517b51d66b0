import {
  FAR_BOAT,
  NEAR_BOAT,
  PALM_GROUND,
  RIVER_HEIGHT,
  RIVER_WIDTH,
  banks,
  felucca,
  glitter,
  palm,
  palms,
  sky,
  sun,
  wake,
  water,
} from '@shared/drawings/river'
import { CoverDrawing } from '@/ui/ornament/CoverDrawing'
import { usePaint } from '@/ui/ornament/PaintContext'
import { Shapes } from '@/ui/ornament/Shapes'
import styles from './River.module.css'

/** The Nile at Aswan: a low sun, the far bank, a felucca. Decoration only. */
export function River({ className }: { className?: string }) {
  const paint = usePaint()
  return (
    <CoverDrawing className={className} width={RIVER_WIDTH} height={RIVER_HEIGHT}>
      <Shapes of={sky} />
      <path {...paint(sun)} />
      <Shapes of={banks} />
      {palms.map(([x, scale]) => (
        <path key={x} {...paint(palm)} transform={`translate(${x} ${PALM_GROUND}) scale(${scale})`} />
      ))}
      <Shapes of={water} />
      <path className={styles.glints} {...paint(glitter)} />
      <g transform={`translate(${FAR_BOAT.x} ${FAR_BOAT.y}) scale(${FAR_BOAT.scale})`}>
        <Shapes of={felucca} />
      </g>
      <g transform={`translate(${NEAR_BOAT.x} ${NEAR_BOAT.y})`}>
        <g className={styles.felucca}>
          <Shapes of={felucca} />
        </g>
        <path {...paint(wake)} />
      </g>
    </CoverDrawing>
  )
}
