import skyline from '../../../../../assets/ornaments/fanous-skyline.svg'

/** Cairo at night, standing on the lower edge of its box: decoration only. */
export function Skyline({ className }: { className?: string }) {
  return <img className={className} src={skyline} width="1440" height="200" alt="" decoding="async" fetchPriority="low" />
}
