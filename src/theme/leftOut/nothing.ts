/** Stands in for parts of Material UI that are never shown here (scripts/webpack/leftOut.ts): their code is not sent to the browser. */
export default function Nothing(): null {
  return null
}
