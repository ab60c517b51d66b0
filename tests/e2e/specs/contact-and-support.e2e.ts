import { contactMessages } from '@/i18n/messages/help'
import { contactPage, messageForm, questions, supportPage } from '../pages/contact.ts'
import { click } from '../support/fields.ts'
import { locale, resetBrowser, translate } from '../support/visit.ts'

const message = {
  name: locale === 'ar' ? 'ليلى' : 'Laila',
  email: 'laila@example.com',
  message: locale === 'ar' ? 'كيف أغيّر الموعد؟' : 'How do I change the date?',
}

describe('the contact page', () => {
  it('has four questions', async () => {
    await resetBrowser()
    await contactPage.open()
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
