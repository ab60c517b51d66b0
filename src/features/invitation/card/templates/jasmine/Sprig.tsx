import bloom from '../../../../../assets/ornaments/jasmine-bloom.svg?inline'
import sprig from '../../../../../assets/ornaments/jasmine-sprig.svg?inline'

/** A divider: one flower between two laid twigs, or the flower alone. Decoration only. */
export function Sprig({ className, single = false }: { className?: string; single?: boolean }) {
  return single ? (
    <img className={className} src={bloom} width="48" height="48" alt="" decoding="async" />
  ) : (
    <img className={className} src={sprig} width="240" height="44" alt="" decoding="async" />
  )
}
