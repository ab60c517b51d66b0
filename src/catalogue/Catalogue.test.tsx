import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { renderSite } from '@tests/render'
import { locales } from '@/i18n/locales'
import { Catalogue } from './Catalogue'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** They measure pixels, which jsdom cannot. */
const rules = Object.fromEntries(
  ['color-contrast', 'target-size', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: false }]),
)

/** @returns a line for each element that violates a rule. */
async function findViolations(): Promise<string[]> {
  // The other rules need no styles, and computing them takes jsdom 10 to 50 s.
  for (const style of document.querySelectorAll('style')) style.remove()
  const { violations } = await axe.run(document.body, { runOnly: WCAG_2_2_AA, rules })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

afterEach(() => jest.restoreAllMocks())

describe.each(locales)('the component catalogue in %s', (locale) => {
  it('renders every sample without errors and accessibility violations', async () => {
    const logged = jest.spyOn(console, 'error')
    renderSite(<Catalogue />, { locale })
    // The picture field has read its file.
    await screen.findByTestId('picture-failure')
    expect(logged).not.toHaveBeenCalled()
    expect(await findViolations()).toEqual([])
  })
})
