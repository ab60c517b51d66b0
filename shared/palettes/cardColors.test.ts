import { readFileSync, readdirSync } from 'node:fs'
import { createCardColors, findPalette, getBackgrounds, getTemplateColors } from './cardColors.ts'
import { MIN_CONTRAST, ensureContrast, getContrast, toOklch } from './oklch.ts'

const templates = [
  { template: 1, name: 'mashrabiya', drawings: [] },
  { template: 2, name: 'jasmine', drawings: [] },
  { template: 3, name: 'fanous', drawings: ['lantern', 'skyline'] },
  { template: 4, name: 'nile', drawings: ['river'] },
]
const looks = templates.flatMap(({ template, name }) =>
  getTemplateColors(template).palettes.map(({ id }) => ({ template, name, id })),
)
const accents = ['#ffff00', '#ffffff', '#000000', '#ff0000', '#808080', '#00ff00']

/** @returns the texts of a card that cannot be read, with their contrast */
function findUnreadable(template: number, tones: Readonly<Record<string, string>>): string[] {
  const colors = getTemplateColors(template)
  return Object.keys(colors.texts)
    .map((text) => ({ text, contrast: getContrast(tones[text]!, getBackgrounds(colors, text, tones)) }))
    .filter(({ contrast }) => contrast < MIN_CONTRAST)
    .map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`)
}

it.each(looks)('every text of $name can be read in $id', ({ template, id }) => {
  expect(findUnreadable(template, createCardColors(template, { palette: id }).tones)).toEqual([])
})

it.each(looks)('every text of $name in $id can be read with any own accent', ({ template, id }) => {
  for (const accent of accents)
    expect(findUnreadable(template, createCardColors(template, { palette: id, accent }).tones)).toEqual([])
})

describe.each(templates)('template $name', ({ template, name, drawings }) => {
  const { palettes, tones, drawn, kept = [] } = getTemplateColors(template)
  const [own, other] = palettes

  it('has 6 to 8 palettes with different ids and names', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(6)
    expect(palettes.length).toBeLessThanOrEqual(8)
    for (const key of [(p: typeof own) => p.id, (p: typeof own) => p.name.ar, (p: typeof own) => p.name.en])
      expect(new Set(palettes.map(key)).size).toBe(palettes.length)
  })

  it('looks as it was made without a choice, and in its first palette', () => {
    for (const choice of [{}, { palette: own.id }, { palette: 'gone' }]) {
      const { tones: shown, paint } = createCardColors(template, choice)
      for (const [tone, [, color]] of Object.entries(tones)) expect([tone, shown[tone]]).toEqual([tone, color])
      expect(paint(tones['accent']![1])).toBe(tones['accent']![1])
    }
  })

  it('paints its drawings in another palette, but for the colours that it keeps', () => {
    const { paint } = createCardColors(template, { palette: other!.id })
    for (const color of Object.keys(drawn)) expect(paint(color)).not.toBe(color)
    for (const color of [...kept, '#123456']) expect(paint(color)).toBe(color)
  })

  it('defines the tones that its style sheets read', () => {
    const folder = `src/card/templates/${name}/`
    const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
    const celebration = 'src/features/guest-page/personal/Celebration.module.css'
    const css = [...files.map((file) => folder + file), ...(name === 'nile' ? [celebration] : [])]
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
    const read = new Set([...css.matchAll(/--tone-([a-z-]+)/g)].map(([, tone]) => tone))
    const defined = Object.keys(tones).map((tone) => tone.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    expect(read).toEqual(new Set(defined))
  })

  it('gives a role to the colours of its drawings and pictures, or lists them here as colours of things', () => {
    const things = new Set(THINGS)
    const files = [
      `server/modules/invitation-files/pictures/designs/${name}.ts`,
      ...drawings.map((drawing) => `shared/drawings/${drawing}.ts`),
    ]
    const used = files.flatMap((file) => readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/g) ?? [])
    const known = new Set([...Object.keys(drawn), ...Object.values(tones).map(([, color]) => color)])
    expect(used.filter((color) => !known.has(color) && !things.has(color))).toEqual([])
  })
})

/** Glass, flame and the light of the lanterns. */
const THINGS = ['#f0a03c', '#ff9d7a', '#d9553f', '#7fe0d0', '#2a9d93', '#fffbe6', '#f08a5d']

it('finds a palette of the template only', () => {
  expect(findPalette(4, 'dawn')?.name.en).toBe('Rose dawn')
  expect(findPalette(1, 'dawn')).toBeUndefined()
})

it('keeps an own accent that can be read, and moves another by lightness alone', () => {
  const paper = ['#fdf9ef']
  expect(ensureContrast('#7b1e3b', paper)).toBe('#7b1e3b')
  const moved = ensureContrast('#e58aa8', paper)
  expect(getContrast(moved, paper)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  expect(getContrast(moved, paper)).toBeLessThan(MIN_CONTRAST + 0.4)
  expect(toOklch(moved).l).toBeLessThan(toOklch('#e58aa8').l)
  expect(Math.abs((toOklch(moved).h ?? 0) - (toOklch('#e58aa8').h ?? 0))).toBeLessThan(3)
})
