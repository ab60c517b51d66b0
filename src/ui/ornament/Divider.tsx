import { toStarPath } from '@shared/drawings/khatim'

/** A hairline that opens around a khatim, in the current colour: decoration only. */
export function Divider({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 24" width="240" height="24" aria-hidden="true" focusable="false">
      <path d="M0 12H92M148 12H240" stroke="currentColor" strokeWidth="1" opacity="0.7" />
      <path d={toStarPath(104, 12, 3) + toStarPath(136, 12, 3)} fill="currentColor" />
      <path d={toStarPath(120, 12, 9)} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={toStarPath(120, 12, 3.5)} fill="currentColor" />
    </svg>
  )
}
