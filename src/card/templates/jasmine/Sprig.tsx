import bloom from '@/assets/ornaments/jasmine-bloom.svg?inline'
import sprig from '@/assets/ornaments/jasmine-sprig.svg?inline'
import { OrnamentPicture } from '@/ui/ornament/OrnamentPicture'

/** A divider: one flower between two laid twigs, or the flower alone. Decoration only. */
export function Sprig({ className, single = false }: { className?: string; single?: boolean }) {
  return single ? (
    <OrnamentPicture className={className} src={bloom} width={48} height={48} />
  ) : (
    <OrnamentPicture className={className} src={sprig} width={240} height={44} />
  )
}
