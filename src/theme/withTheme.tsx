import type { ComponentType } from 'react'
import { ThemeRoot } from './ThemeRoot'

/** @returns the component in Material UI's theme, for a page or dialog that is loaded on demand. */
export const withTheme = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  function Themed(props: Props) {
    return (
      <ThemeRoot>
        <Component {...props} />
      </ThemeRoot>
    )
  }
