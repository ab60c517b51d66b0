import { balanceLines, fitText } from './fit.ts'

/** Each character is half as wide as it is high. */
const measureWidth = (line: string): number => line.length / 2

describe('fitText', () => {
  it('keeps the requested size when the text fits', () => {
    expect(fitText('Omar', { width: 400, size: 100, maxLines: 2 }, measureWidth)).toEqual({
      size: 100,
      lines: ['Omar'],
    })
  })

  it('shrinks text exactly to the width', () => {
    expect(fitText('Abdelrahman', { width: 275, size: 100, maxLines: 2 }, measureWidth)).toEqual({
      size: 50,
      lines: ['Abdelrahman'],
    })
  })

  it('adds a line when that makes the text clearly larger', () => {
    const { size, lines } = fitText('Abdelrahman Elsharkawy', { width: 275, size: 100, maxLines: 2 }, measureWidth)
    expect(lines).toEqual(['Abdelrahman', 'Elsharkawy'])
    expect(size).toBe(50)
  })

  it('keeps one line when two lines hardly make the text larger', () => {
    expect(fitText('Abdelrahman A', { width: 320, size: 50, maxLines: 2 }, measureWidth).lines).toHaveLength(1)
  })

  it('never truncates text without a minimum size', () => {
    const name = 'x'.repeat(80)
    expect(fitText(name, { width: 400, size: 100, maxLines: 2 }, measureWidth)).toEqual({ size: 10, lines: [name] })
  })

  it('truncates text at a word, with an ellipsis, at the minimum size', () => {
    const { size, lines } = fitText(
      '12 Nile Corniche, beside the Egyptian Museum',
      { width: 200, size: 40, minSize: 20, maxLines: 1 },
      measureWidth,
    )
    expect(size).toBeGreaterThanOrEqual(20)
    expect(lines).toEqual(['12 Nile Corniche…'])
  })

  it('truncates a single long word', () => {
    const { size, lines } = fitText('y'.repeat(120), { width: 200, size: 40, minSize: 20, maxLines: 1 }, measureWidth)
    expect(size).toBeGreaterThanOrEqual(20)
    expect(lines[0]).toMatch(/^y+…$/)
  })
})

describe('balanceLines', () => {
  it('returns lines of similar widths', () => {
    expect(balanceLines(['aa', 'bb', 'cc', 'dd'], 2, measureWidth)).toEqual(['aa bb', 'cc dd'])
    expect(balanceLines(['aaaaaa', 'b', 'c', 'd'], 2, measureWidth)).toEqual(['aaaaaa', 'b c d'])
  })

  it('returns no more lines than words', () => {
    expect(balanceLines(['one'], 3, measureWidth)).toEqual(['one'])
  })
})
