/** Stands in for Material UI's ripple, which the theme switches off: its code is not sent to the browser. */
export default function NoRipple(): null {
  return null
}
