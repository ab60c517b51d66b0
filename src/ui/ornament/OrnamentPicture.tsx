interface Props {
  className?: string | undefined
  src: string
  width: number
  height: number
}

/** An ornament that is a picture: decoration only. At low priority, else React and the browser hurry it beside the names’ font. */
export function OrnamentPicture(props: Props) {
  return <img {...props} alt="" decoding="async" fetchPriority="low" />
}
