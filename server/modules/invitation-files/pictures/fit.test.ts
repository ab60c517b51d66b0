import { balanced, fitted } from './fit.ts'

/** Each character is half as wide as it is high. */
const measure = (line: string): number => line.length / 2

describe('a text in its room', () => {
  it('takes the size asked for where it fits', () => {
    expect(fitted('Omar', { width: 400, size: 100, lines: 2 }, measure)).toEqual({ size: 100, lines: ['Omar'] })
  })

  it('shrinks by exactly what it is too wide', () => {
    expect(fitted('Abdelrahman', { width: 275, size: 100, lines: 2 }, measure)).toEqual({
      size: 50,
      lines: ['Abdelrahman'],
    })
  })

  it('takes another line when that makes it clearly larger', () => {
    const { size, lines } = fitted('Abdelrahman Elsharkawy', { width: 275, size: 100, lines: 2 }, measure)
    expect(lines).toEqual(['Abdelrahman', 'Elsharkawy'])
    expect(size).toBe(50)
  })

  it('stays on one line when two would hardly help', () => {
    expect(fitted('Abdelrahman A', { width: 320, size: 50, lines: 2 }, measure).lines).toHaveLength(1)
  })

  it('never cuts a name, however long and unbroken', () => {
    const name = 'x'.repeat(80)
    expect(fitted(name, { width: 400, size: 100, lines: 2 }, measure)).toEqual({ size: 10, lines: [name] })
  })

  it('cuts a long address at a word, and says so, rather than write it too small', () => {
    const { size, lines } = fitted(
      '12 Nile Corniche, beside the Egyptian Museum',
      { width: 200, size: 40, least: 20, lines: 1 },
      measure,
    )
    expect(size).toBeGreaterThanOrEqual(20)
    expect(lines).toEqual(['12 Nile Corniche…'])
  })

  it('cuts a single endless word as well', () => {
    const { size, lines } = fitted('y'.repeat(120), { width: 200, size: 40, least: 20, lines: 1 }, measure)
    expect(size).toBeGreaterThanOrEqual(20)
    expect(lines[0]).toMatch(/^y+…$/)
  })
})

describe('balanced lines', () => {
  it('leaves no single word on a last line when the words divide better', () => {
    expect(balanced(['aa', 'bb', 'cc', 'dd'], 2, measure)).toEqual(['aa bb', 'cc dd'])
    expect(balanced(['aaaaaa', 'b', 'c', 'd'], 2, measure)).toEqual(['aaaaaa', 'b c d'])
  })

  it('makes no more lines than there are words', () => {
    expect(balanced(['one'], 3, measure)).toEqual(['one'])
  })
})
