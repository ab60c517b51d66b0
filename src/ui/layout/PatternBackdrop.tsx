import { palette } from '@/theme/tokens'
import { Lattice } from '../ornament/Lattice'
import styles from './PatternBackdrop.module.css'

/** The lattice pattern behind a block, fading towards its middle so that text stays readable. The block must be positioned. */
export function PatternBackdrop({ colour = palette.gold, opacity = 0.28 }: { colour?: string; opacity?: number }) {
  return (
    // Attributes of the drawing, because the content security policy forbids style attributes.
    <Lattice cell={96} className={styles.backdrop} color={colour} opacity={opacity} />
  )
}
