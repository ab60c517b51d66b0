import type { ReactNode } from 'react'
import { felucca, wake } from '@shared/drawings/river'
import { Khatim } from '@/ui/ornament/Khatim'
import { Shapes } from '@/ui/ornament/Shapes'
import { getTemplateName, type TemplateName, type TemplateNumber } from '@/card/content'
import { Lantern } from '@/card/templates/fanous/Lantern'
import { Sprig } from '@/card/templates/jasmine/Sprig'
import styles from './Celebration.module.css'

const repeat = (count: number, draw: (nth: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, nth) => (
    <span key={nth} className={styles.ornament}>
      {draw(nth)}
    </span>
  ))

/** Each template's own ornaments: stars unfold, flowers fall, lanterns are lit, a felucca comes in. */
const ornaments: Record<TemplateName, () => ReactNode> = {
  mashrabiya: () => repeat(5, () => <Khatim className={styles.star} filled />),
  jasmine: () => repeat(5, () => <Sprig className={styles.bloom} single />),
  fanous: () =>
    repeat(3, (nth) => <Lantern glass={(['coral', 'amber', 'turquoise'] as const)[nth]!} className={styles.lantern} />),
  nile: () => (
    <span className={styles.ornament}>
      <svg className={styles.boat} viewBox="-130 -310 260 370" aria-hidden="true" focusable="false">
        <Shapes of={[...felucca, wake]} />
      </svg>
    </span>
  ),
}

/** A gentle moment after an acceptance: the ornaments move once, and rest; with reduced motion they only rest. */
export function Celebration({ template }: { template: TemplateNumber }) {
  const name = getTemplateName(template)
  return (
    <div className={`${styles.celebration} ${styles[name]}`} aria-hidden="true">
      {ornaments[name]()}
    </div>
  )
}
