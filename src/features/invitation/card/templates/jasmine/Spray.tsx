import spray from '../../../../../assets/ornaments/jasmine-spray.svg'

/** A branch of jasmine growing out of a corner: decoration only. */
export function Spray({ className }: { className?: string }) {
  return <img className={className} src={spray} width="320" height="320" alt="" decoding="async" fetchPriority="low" />
}
