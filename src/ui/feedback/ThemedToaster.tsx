import type { ComponentProps } from 'react'
import { ThemeRoot } from '@/theme/ThemeRoot'
import Toaster from './Toaster'

/** The toaster in Material UI's theme, for the application, whose frame has none. */
export default function ThemedToaster(props: ComponentProps<typeof Toaster>) {
  return (
    <ThemeRoot>
      <Toaster {...props} />
    </ThemeRoot>
  )
}
