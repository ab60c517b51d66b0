/** The open page as the browser prints it. */
export interface Printed {
  pages: number
  /** Of the first page, in mm. */
  width: number
  height: number
}

const MM_PER_POINT = 25.4 / 72
const toMillimetres = (points: string | undefined): number => Math.round(Number(points) * MM_PER_POINT)

/** Prints to PDF and reads number and size of the pages from it. */
export async function printPage(): Promise<Printed> {
  const { data } = (await browser.sendCommandAndGetResult('Page.printToPDF', { preferCSSPageSize: true })) as {
    data: string
  }
  const text = Buffer.from(data, 'base64').toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text) ?? []
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    width: toMillimetres(width),
    height: toMillimetres(height),
  }
}

/** A5 at 96 px per inch. */
const SHEET_PX = { width: 559, height: 794 }

/** @returns the texts of the printed card that are outside the sheet or cover the part above. */
export async function findPrintOverflow(): Promise<string[]> {
  await browser.sendCommand('Emulation.setEmulatedMedia', { media: 'print' })
  await browser.sendCommand('Emulation.setDeviceMetricsOverride', { ...SHEET_PX, deviceScaleFactor: 1, mobile: false })
  await browser.waitUntil(() => browser.execute((wanted) => window.innerWidth === wanted, SHEET_PX.width))
  const overflowing = await browser.execute(() => {
    const sheet = document.querySelector('article')?.getBoundingClientRect()
    if (!sheet) return ['no card']
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'article h1, article time, article address, article li, article [lang="ar"] p',
      ),
    ]
    const shown = parts
      .map((part) => ({ words: part.innerText, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
    const outside = shown.filter(
      ({ box }) => box.top < sheet.top || box.bottom > sheet.bottom || box.left < sheet.left || box.right > sheet.right,
    )
    const [names, date, place] = shown
    const covered = [
      [names, date],
      [date, place],
    ].filter(([above, below]) => above && below && above.box.bottom > below.box.top + 1)
    return [
      ...outside.map(({ words }) => words),
      ...covered.map((pair) => pair.map((part) => part?.words).join(' over ')),
    ]
  })
  await browser.sendCommand('Emulation.setEmulatedMedia', { media: '' })
  return overflowing
}
