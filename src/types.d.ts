declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const address: string
  export default address
}
/** The drawing itself as an address (`data:`). */
declare module '*.svg?inline' {
  const address: string
  export default address
}
declare module '*.woff2' {
  const address: string
  export default address
}
declare module '*.mp3' {
  const address: string
  export default address
}
/** Only the prefixer is used; stylis brings no types of its own. */
declare module 'stylis' {
  export const prefixer: import('@emotion/cache').StylisPlugin
}
