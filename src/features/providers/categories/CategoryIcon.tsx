import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import type { ServiceCategory } from '@/api'
import { iconPaths } from './iconPaths'

/** A category's outlined icon in the current colour: decoration beside its name. */
export function CategoryIcon({ of, ...props }: SvgIconProps & { of: ServiceCategory }) {
  return (
    <SvgIcon {...props}>
      <path
        d={iconPaths[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  )
}
