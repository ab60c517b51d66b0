import { screen, waitFor } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { Faq, useFaqData } from './Faq'
import { contactFaq, supportFaq } from './items'

const findQuestion = (words: string | RegExp) => screen.getByText(words).closest('details') as HTMLDetailsElement

describe('Faq', () => {
  it('opens one answer at a time', async () => {
    const { user } = renderSite(<Faq items={contactFaq} />)
    await user.click(screen.getByText('Is the app free?'))
    expect(findQuestion('Is the app free?').open).toBe(true)
    await user.click(screen.getByText('How do I find providers?'))
    await waitFor(() => expect(findQuestion('Is the app free?').open).toBe(false))
    expect(findQuestion('How do I find providers?').open).toBe(true)
    await user.click(screen.getByText('How do I find providers?'))
    await waitFor(() => expect(findQuestion('How do I find providers?').open).toBe(false))
  })

  it('links from its answers to the pages that they mention', () => {
    renderSite(<Faq items={[...contactFaq, ...supportFaq]} />)
    const getHref = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0]?.getAttribute('href')
    expect(getHref('the directory of providers')).toBe('/providers/directory')
    expect(getHref('Ask for a reset link')).toBe('/forgot-password')
    expect(getHref('Delete account')).toBe('/delete-account')
    expect(getHref('open its page on Google Play')).toMatch(/^https:\/\/play\.google\.com/)
    expect(getHref('the form on this page')).toBe('#message-form')
  })

  function Data() {
    return <output>{JSON.stringify(useFaqData(supportFaq))}</output>
  }

  it.each(['ar', 'en'] as const)('provides structured data with plain-text answers (%s)', (locale) => {
    renderSite(<Data />, { locale })
    const data = JSON.parse(screen.getByRole('status').textContent) as {
      '@type': string
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(data['@type']).toBe('FAQPage')
    expect(data.mainEntity).toHaveLength(8)
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(name).not.toBe('')
      expect(acceptedAnswer.text).not.toMatch(/[<>]|\[object/)
    }
  })
})
