/** One property of a card (RFC 6350, section 3.3; vCard 2.1, section 2.1). */
export interface VcardProperty {
  /** Upper case, without the group: `TEL` for `item1.TEL`. */
  name: string
  /** Upper case; vCard 2.1 writes values without a name: `TEL;CELL`. */
  parameters: string[]
  /** Unfolded; quoted-printable is not decoded. */
  value: string
}

/** Binary values, which fill most of a file. Their lines are skipped. */
const BINARY_PROPERTIES = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY'])
const QUOTED_PRINTABLE = /[;=]QUOTED-PRINTABLE(?=[;:])/i
const NAME = /^(?:[\w-]+\.)?([\w-]+)$/

/** @returns the index of the colon before the value; colons in quoted parameters do not count */
function findValueColon(line: string): number {
  let isQuoted = false
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted
    else if (line[index] === ':' && !isQuoted) return index
  }
  return -1
}

/** @returns the property of an unfolded line; null if the line has no valid name */
export function parseProperty(line: string): VcardProperty | null {
  const colon = findValueColon(line)
  const [rawName = '', ...parameters] = line.slice(0, Math.max(colon, 0)).split(';')
  const name = NAME.exec(rawName.trim())?.[1]
  if (name === undefined) return null
  return {
    name: name.toUpperCase(),
    parameters: parameters.map((parameter) => parameter.toUpperCase()),
    value: line.slice(colon + 1),
  }
}

const isBinary = (line: string): boolean => {
  const name = /^(?:[\w-]+\.)?([\w-]+)[;:]/.exec(line)?.[1]
  return name !== undefined && BINARY_PROPERTIES.has(name.toUpperCase())
}

/**
 * Joins folded lines: those that begin with a space (RFC 6350, section 3.2), and those after a quoted-printable line that ends with `=`
 * (RFC 2045, section 6.7). Lines of binary values are dropped.
 */
export function* unfoldLines(text: string): Generator<string> {
  // Parts are joined once, because a string that grows with each of many lines takes quadratic time.
  let parts: string[] = []
  let isSkipped = false
  let isQuotedPrintable = false
  let isSoftBroken = false
  for (const line of text.split(/\r\n?|\n/)) {
    const isFolded = /^[ \t]/.test(line)
    if (!isSoftBroken && !isFolded) {
      if (parts.length > 0) yield parts.join('')
      parts = []
      isSkipped = isBinary(line)
      isQuotedPrintable = QUOTED_PRINTABLE.test(line)
    }
    isSoftBroken = isQuotedPrintable && line.endsWith('=')
    const content = isSoftBroken ? line.slice(0, -1) : line
    if (!isSkipped) parts.push(isFolded ? content.slice(1) : content)
  }
  if (parts.length > 0) yield parts.join('')
}
