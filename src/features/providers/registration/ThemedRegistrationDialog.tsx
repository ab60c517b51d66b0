import type { ComponentProps } from 'react'
import { ThemeRoot } from '@/theme/ThemeRoot'
import RegistrationDialog from './RegistrationDialog'

/** The dialog in Material UI's theme, for the button, whose page has none. */
export default function ThemedRegistrationDialog(props: ComponentProps<typeof RegistrationDialog>) {
  return (
    <ThemeRoot>
      <RegistrationDialog {...props} />
    </ThemeRoot>
  )
}
