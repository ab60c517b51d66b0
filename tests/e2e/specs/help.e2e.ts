import { errorMessages } from '@/i18n/messages/site'
import { contactMessages } from '@/i18n/messages/help'
import { contactPage, messageForm, questions, supportPage } from '../pages/help.ts'
import { focusedField, press } from '../support/fields.ts'
import { goOffline, locale, text } from '../support/visit.ts'

const message = {
  name: locale === 'ar' ? 'ليلى' : 'Laila',
  email: 'laila@example.com',
  message: locale === 'ar' ? 'كيف أغيّر الموعد؟' : 'How do I change the date?',
}

describe('help', () => {
  describe('on the contact page', () => {
    after(() => goOffline(false))

    it('names what is missing in a message, and puts the focus on the first of it', async () => {
      await contactPage.open()
      await press(messageForm.submit)
      await expect(messageForm.error('name')).toHaveText(text(contactMessages.nameRequired))
      await expect(messageForm.error('email')).toHaveText(text(contactMessages.emailRequired))
      await expect(messageForm.error('message')).toHaveText(text(contactMessages.messageRequired))
      expect(await focusedField()).toBe('name')
    })

    it('keeps a message that could not be sent', async () => {
      await messageForm.write(message)
      await goOffline(true)
      await press(messageForm.submit)
      await expect(messageForm.notice).toHaveText(text(errorMessages.network))
      for (const [name, value] of Object.entries(message)) await expect(messageForm.field(name)).toHaveValue(value)
    })

    it('sends it at the next try, and is empty again', async () => {
      await goOffline(false)
      await press(messageForm.submit)
      await expect(messageForm.notice).toHaveText(text(contactMessages.sent))
      for (const name of Object.keys(message)) await expect(messageForm.field(name)).toHaveValue('')
    })

    it('answers four questions', async () => {
      await expect(questions.all).toBeElementsArrayOfSize(4)
    })
  })

  describe('on the support page', () => {
    it('opens one of eight answers at a time, by hand and by keyboard', async () => {
      await supportPage.open()
      await expect(questions.all).toBeElementsArrayOfSize(8)
      await press(questions.question('password'))
      await expect(questions.answer('password')).toBeDisplayed()
      await browser.keys('Tab')
      await browser.keys('Tab')
      await browser.keys('Enter')
      await expect(questions.answer('contact-support')).toBeDisplayed()
      await expect(questions.open).toBeElementsArrayOfSize(1)
    })

    it('takes a message', async () => {
      await messageForm.write(message)
      await press(messageForm.submit)
      await expect(messageForm.notice).toHaveText(text(contactMessages.sent))
    })
  })
})
