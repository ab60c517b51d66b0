import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placePath } from '../../shared/drawings/moved.ts'
import { ornaments } from './ornaments.ts'
import { root } from './run.ts'

const folder = join(root, 'src/assets/ornaments')

describe('ornaments', () => {
  it('are exactly the files that `npm run drawings` writes', async () => {
    expect((await readdir(folder)).sort()).toEqual(Object.keys(ornaments).sort())
  })

  it.each(Object.keys(ornaments))('%s is up to date', async (name) => {
    expect(await readFile(join(folder, name), 'utf8')).toBe(`${ornaments[name]}\n`)
  })
})

describe('placePath', () => {
  const here = { x: 0, y: 0, turn: 0, scale: 1 }

  it('scales, then rotates, then translates', () => {
    expect(placePath('M1 0L10 0C10 5 0 5 0 0Z', { x: 100, y: 50, turn: 90, scale: 2 })).toBe(
      'M100 52l0 18c-10 0-10-20 0-20Z',
    )
  })

  it('keeps circles round', () => {
    expect(placePath('M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z', { ...here, x: 9, scale: 0.5 })).toBe(
      'M7 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    )
  })

  it('does not accumulate rounding errors', () => {
    const ends = placePath(`M0 0${Array.from({ length: 30 }, (_, k) => `L${(k + 1) * 0.14} 0`).join('')}`, here)
    const sum = [...ends.matchAll(/l([\d.]+)/g)].reduce((total, [, step]) => total + Number(step), 0)
    expect(sum).toBeCloseTo(4.2, 1)
  })

  it('starts a second subpath at its own absolute position', () => {
    expect(placePath('M1 1L2 1ZM5 5L6 5Z', here)).toBe('M1 1l1 0ZM5 5l1 0Z')
  })
})
