import spray from '@/assets/ornaments/jasmine-spray.svg'
import { OrnamentPicture } from '@/ui/ornament/OrnamentPicture'

/** A branch of jasmine growing out of a corner: decoration only. */
export function Spray({ className }: { className?: string }) {
  return <OrnamentPicture className={className} src={spray} width={320} height={320} />
}
