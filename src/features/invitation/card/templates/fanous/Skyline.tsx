import { SKYLINE_HEIGHT, SKYLINE_WIDTH, skyline } from '../../../../../../drawings/skyline.ts'
import { Shapes } from '../../../../../ui/ornament/Shapes'

/** Cairo at night, standing on the lower edge of its box. */
export function Skyline({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${SKYLINE_WIDTH} ${SKYLINE_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Shapes of={skyline} />
    </svg>
  )
}
