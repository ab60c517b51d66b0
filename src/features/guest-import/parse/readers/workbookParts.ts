import type { ZipEntries } from './inflateZip'

/** What the library does not tell of a sheet. */
export interface SheetPart {
  isHidden: boolean
  merges: Merge[]
}

/** Cells that a spreadsheet shows as one; rows and columns from 0, the ends included. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels'
const SHEET = /<(?:\w+:)?sheet\s([^>]*)>/g
const RELATIONSHIP = /<(?:\w+:)?Relationship\s([^>]*)>/g
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g

const decode = (entries: ZipEntries, path: string): string => new TextDecoder().decode(entries[path])

const getAttribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''

const toColumn = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** @returns the paths of the workbook's parts by their relationships */
function readPaths(entries: ZipEntries): Map<string, string> {
  const elements = [...decode(entries, RELATIONSHIPS).matchAll(RELATIONSHIP)]
  return new Map(
    elements.map(([, attributes = '']) => {
      const target = getAttribute(attributes, 'Target')
      return [getAttribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`]
    }),
  )
}

const readMerges = (xml: string): Merge[] =>
  [...xml.matchAll(MERGE)].map(([, left = '', top = '', right = '', bottom = '']) => ({
    top: Number(top) - 1,
    bottom: Number(bottom) - 1,
    left: toColumn(left),
    right: toColumn(right),
  }))

/** @returns the sheets in the order of the workbook (ISO/IEC 29500-1, sections 18.2.19 and 18.3.1.55) */
export function readSheetParts(entries: ZipEntries): SheetPart[] {
  const paths = readPaths(entries)
  return [...decode(entries, WORKBOOK).matchAll(SHEET)].map(([, attributes = '']) => ({
    isHidden: /hidden/i.test(getAttribute(attributes, 'state')),
    merges: readMerges(decode(entries, paths.get(getAttribute(attributes, 'r:id')) ?? '')),
  }))
}

/** @returns for each row the texts of the cells above with which its blank cells are merged, by column */
export function findMergedTexts(grid: string[][], merges: Merge[]): Map<number, Record<number, string>> {
  const texts = new Map<number, Record<number, string>>()
  for (const { top, bottom, left } of merges) {
    const text = grid[top]?.[left] ?? ''
    const lastRow = Math.min(bottom, grid.length - 1)
    for (let row = top + 1; row <= lastRow; row += 1) texts.set(row, { ...texts.get(row), [left]: text })
  }
  return texts
}
