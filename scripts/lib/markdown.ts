/** A heading of a Markdown page, with GitHub's anchor. */
export interface Heading {
  level: number
  text: string
  anchor: string
}

const stripCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``')

const toPlainText = (heading: string): string => heading.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** @returns the headings of a page in order; a repeated anchor gets a number, as on GitHub */
export function parseHeadings(markdown: string): Heading[] {
  const seen = new Map<string, number>()
  return [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(#{1,6}) (.+)$/gm)].map(
    ([, signs = '', heading = '']) => {
      const text = toPlainText(heading.trim())
      const base = text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
      const count = seen.get(base) ?? 0
      seen.set(base, count + 1)
      return { level: signs.length, text, anchor: count === 0 ? base : `${base}-${count}` }
    },
  )
}

/** @returns the targets of links and images that are not web addresses */
export const parseRelativeLinks = (markdown: string): string[] =>
  [...stripCode(markdown).matchAll(/\[(?:[^\]]|\](?=\())*?\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))

const splitCells = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())

/** @returns the rows of all tables of a page, each as its cells by column name */
export function parseTables(markdown: string): Record<string, string>[] {
  return [...markdown.matchAll(/^\|.*\|\n\|[-| :]+\|\n((?:\|.*\|\n?)+)/gm)].flatMap(([table]) => {
    const [head = '', , ...rows] = table.trim().split('\n')
    const columns = splitCells(head)
    return rows.map((row) => Object.fromEntries(splitCells(row).map((cell, index) => [columns[index] ?? '', cell])))
  })
}
