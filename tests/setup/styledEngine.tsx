/**
 * A styled engine without styles, in the place of Emotion's, as MUI lets it be replaced: jsdom has no layout, and computing the styles took a
 * sixth of the tests' CPU time.
 */
import type { ElementType, ReactNode } from 'react'

export { ThemeContext, keyframes, css } from '@emotion/react'

type ShouldForward = (name: string) => boolean
type Props = Record<string, unknown> & { as?: ElementType }

/** Names that are for styles alone. */
const STYLE_NAMES = ['as', 'ownerState', 'sx', 'theme']
const isNoStyle: ShouldForward = (name) => !STYLE_NAMES.includes(name)

/** @returns a function that takes styles and returns a component, which renders the tag with the properties that Emotion passes on */
export default function styled(
  tag: ElementType,
  { shouldForwardProp = isNoStyle }: { shouldForwardProp?: ShouldForward } = {},
) {
  const passesAs = shouldForwardProp('as')
  return () =>
    function Unstyled({ as, ...props }: Props): ReactNode {
      const Tag = passesAs ? tag : (as ?? tag)
      const passed = Object.fromEntries(Object.entries(props).filter(([name]) => shouldForwardProp(name)))
      return <Tag {...passed} {...(passesAs && as ? { as } : {})} />
    }
}

export const internal_mutateStyles = (): void => {}
export const internal_serializeStyles = (styles: unknown): unknown => styles
export const StyledEngineProvider = ({ children }: { children: ReactNode }): ReactNode => children
export const GlobalStyles = (): null => null
