import type { SVGProps } from 'react'
import type { ServiceCategory } from '@/api'
import { iconPaths } from './iconPaths'

/** A category's outlined icon in the current colour: decoration beside its name. */
export function CategoryIcon({ of, ...props }: SVGProps<SVGSVGElement> & { of: ServiceCategory }) {
  return (
    <svg viewBox="0 0 24 24" {...props} aria-hidden="true" focusable="false">
      <path
        d={iconPaths[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
