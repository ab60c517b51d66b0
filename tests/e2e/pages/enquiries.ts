import { askMessages, enquiryStatusMessages, myProvidersMessages } from '@/i18n/messages/enquiries'
import { ownReviewMessages, receivedReviewMessages } from '@/i18n/messages/reviews'
import { reviewQueueMessages } from '@/i18n/messages/operatorQueues'
import { click, closeOpenedTab, setValue, typeInto } from '../support/fields.ts'
import { translate } from '../support/visit.ts'

const findButton = (label: string) => $(`button=${label}`)
const findDialogButton = (label: string) => $('[role="dialog"]').$(`button=${label}`)

interface Question {
  weddingDate: string
  name: string
  phone: string
}

/** The dialog that asks a provider, on its page. */
export const askDialog = {
  open: async () => {
    // On a phone the first is hidden, and a bar at the bottom has another one.
    const buttons = $$(`button=${translate(askMessages.ask)}`)
    await buttons[0]!.waitForExist()
    await click(buttons[(await buttons[0]!.isDisplayed()) ? 0 : 1]!)
    await $('[role="dialog"] [name="message"]').waitForDisplayed()
  },
  /** Fills in what is required and sends it; WhatsApp opens in a tab, which is closed. */
  send: async ({ weddingDate, name, phone }: Question) => {
    await setValue('weddingDate', weddingDate)
    await typeInto('name', name)
    await typeInto('phone', phone)
    await click($('[role="dialog"] label:has([name="consent"])'))
    await closeOpenedTab(() => findDialogButton(translate(askMessages.send)).click())
    await askDialog.whatsApp.waitForDisplayed()
  },
  get whatsApp() {
    return $('[role="dialog"] a[href^="https://wa.me/"]')
  },
  get reference() {
    return $('[role="dialog"] dd bdi[translate="no"]')
  },
}

/** The couple's list of those whom it has asked. */
export const myProvidersPage = {
  get card() {
    return $('main article')
  },
  book: async (amount: string) => {
    await click(findButton(translate(enquiryStatusMessages.booked)))
    await $('main input[id^="amount-"]').setValue(amount)
    await click(findButton(translate(myProvidersMessages.save)))
    await $(
      `//main//*[@role="status" or @role="alert"][contains(., "${translate(myProvidersMessages.saved)}")]`,
    ).waitForExist()
  },
  review: async (stars: Record<string, number>, words: string) => {
    await click(findButton(translate(ownReviewMessages.write)))
    for (const [name, value] of Object.entries(stars))
      await click($(`[role="dialog"] label:has(+ input[name="${name}"][value="${value}"])`))
    await $('[role="dialog"] [name="words"]').setValue(words)
    await findDialogButton(translate(ownReviewMessages.send)).click()
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
}

/** The queue of reviews in the console. */
export const reviewQueuePage = {
  show: async (name: string) => {
    const label = translate(reviewQueueMessages.named, { action: translate(reviewQueueMessages.show), name })
    await click($(`button[aria-label="${label}"]`))
    await $(`//main//*[normalize-space()="${translate(reviewQueueMessages.emptyWaiting)}"]`).waitForDisplayed()
  },
}

/** The reviews of a provider for its owner. */
export const receivedReviewsPage = {
  answer: async (name: string, text: string) => {
    await click($(`button[aria-label="${translate(receivedReviewMessages.answerNamed, { name })}"]`))
    await $('[role="dialog"] [name="text"]').setValue(text)
    await findDialogButton(translate(receivedReviewMessages.sendAnswer)).click()
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
}
