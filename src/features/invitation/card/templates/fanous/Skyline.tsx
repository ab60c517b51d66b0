import skyline from '@/assets/ornaments/fanous-skyline.svg'
import { OrnamentPicture } from '@/ui/ornament/OrnamentPicture'

/** Cairo at night, standing on the lower edge of its box: decoration only. */
export function Skyline({ className }: { className?: string }) {
  return <OrnamentPicture className={className} src={skyline} width={1440} height={200} />
}
