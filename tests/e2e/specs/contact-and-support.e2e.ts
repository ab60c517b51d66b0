import { errorMessages } from '@/i18n/messages/site'
import { contactMessages } from '@/i18n/messages/help'
import { contactPage, messageForm, questions, supportPage } from '../pages/contact.ts'
import { click, getFocusedField } from '../support/fields.ts'
import { locale, resetBrowser, setOffline, translate } from '../support/visit.ts'

const message = {
  name: locale === 'ar' ? 'ليلى' : 'Laila',
  email: 'laila@example.com',
  message: locale === 'ar' ? 'كيف أغيّر الموعد؟' : 'How do I change the date?',
}

describe('the contact page', () => {
  before(() => resetBrowser())
  beforeEach(() => contactPage.open())
  afterEach(() => setOffline(false))

  it('names the missing fields and focuses the first', async () => {
    await click(messageForm.submit)
    await expect(messageForm.error('name')).toHaveText(translate(contactMessages.nameRequired))
    await expect(messageForm.error('email')).toHaveText(translate(contactMessages.emailRequired))
    await expect(messageForm.error('message')).toHaveText(translate(contactMessages.messageRequired))
    expect(await getFocusedField()).toBe('name')
  })

  it('keeps a message when sending fails, and clears the form when the second try succeeds', async () => {
    await messageForm.fillIn(message)
    await setOffline(true)
    await click(messageForm.submit)
    await expect(messageForm.notice).toHaveText(translate(errorMessages.network))
    for (const [name, value] of Object.entries(message)) await expect(messageForm.field(name)).toHaveValue(value)
    await setOffline(false)
    await click(messageForm.submit)
    await expect(messageForm.notice).toHaveText(translate(contactMessages.sent))
    for (const name of Object.keys(message)) await expect(messageForm.field(name)).toHaveValue('')
  })

  it('has four questions', async () => {
    await expect(questions.all).toBeElementsArrayOfSize(4)
  })
})

describe('the support page', () => {
  beforeEach(() => supportPage.open())

  it('opens one of eight answers at a time, by mouse and by keyboard', async () => {
    await expect(questions.all).toBeElementsArrayOfSize(8)
    await click(questions.question('password'))
    await expect(questions.answer('password')).toBeDisplayed()
    await browser.keys('Tab')
    await browser.keys('Tab')
    await browser.keys('Enter')
    await expect(questions.answer('contact-support')).toBeDisplayed()
    await expect(questions.open).toBeElementsArrayOfSize(1)
  })

  it('sends a message', async () => {
    await messageForm.fillIn(message)
    await click(messageForm.submit)
    await expect(messageForm.notice).toHaveText(translate(contactMessages.sent))
  })
})
