interface Props {
  className?: string | undefined
  src: string
  width: number
  height: number
}

/**
 * An ornament that is an image: decoration only. Low priority, because React and the browser would load it before the
 * names' font.
 */
export function OrnamentPicture(props: Props) {
  return <img {...props} alt="" decoding="async" fetchPriority="low" />
}
