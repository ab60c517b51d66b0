import { readFileSync } from 'node:fs'
import { findFontPair, getFontPairs, getFontScale } from './fontPairs.ts'

const templates = [
  { template: 1, name: 'mashrabiya', families: { naskh: 'Markazi', ruqaa: 'Ruqaa' } },
  { template: 2, name: 'jasmine', families: { naskh: 'Markazi', kufi: 'Kufi' } },
  { template: 3, name: 'fanous', families: { naskh: 'Markazi', ruqaa: 'Ruqaa' } },
  { template: 4, name: 'nile', families: { naskh: 'Markazi', ruqaa: 'Ruqaa' } },
]

describe.each(templates)('template $name', ({ template, name, families }) => {
  const [own, ...others] = getFontPairs(template)
  const fonts = readFileSync(`src/assets/fonts/${name}.css`, 'utf8')
  const styles = readFileSync(`src/card/templates/${name}/${name[0]!.toUpperCase()}${name.slice(1)}.module.css`, 'utf8')

  it('has two other font pairs, for which it has a rule', () => {
    expect(others.map(({ id }) => id)).toEqual(Object.keys(families))
    for (const { id } of others) expect(styles).toContain(`[data-font-pair='${id}'] .root`)
    expect(styles).not.toContain(`[data-font-pair='${own.id}']`)
  })

  it('sets other fonts as wide as its own', () => {
    for (const [id, family] of Object.entries(families)) {
      const face = fonts
        .split('@font-face')
        .find((rule) => rule.toLowerCase().includes(`'zaffa ${name} ${family}'`.toLowerCase()))
      const adjusted = Number(/size-adjust: ([\d.]+)%/.exec(face ?? '')?.[1])
      expect(adjusted / 100).toBeCloseTo(getFontScale(template, findFontPair(template, id)!.arabic), 2)
    }
  })
})

it('finds font pairs of the template only', () => {
  expect(findFontPair(2, 'kufi')?.arabic).toBe('kufi')
  expect(findFontPair(4, 'kufi')).toBeUndefined()
})
