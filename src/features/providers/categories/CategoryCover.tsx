import type { ServiceCategory } from '@/api'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import styles from './CategoryCover.module.css'
import { CategoryEmblem, getTint } from './CategoryEmblem'

/** A category's emblem on a ground of its tint, in the place of a photograph: decoration beside its name. */
export function CategoryCover({ of, className = '' }: { of: ServiceCategory; className?: string }) {
  return (
    <div className={`${styles.cover} ${getTint(of)} ${className}`} aria-hidden>
      <PatternBackdrop opacity={0.35} />
      <CategoryEmblem of={of} width={112} />
    </div>
  )
}
