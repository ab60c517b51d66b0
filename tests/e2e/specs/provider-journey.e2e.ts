import { join } from 'node:path'
import sharp from 'sharp'
import { discardServer, startServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { paths, ownProviderPath, providerPath } from '@shared/routes'
import { ownReviewMessages } from '@/i18n/messages/reviews'
import { pageMessages } from '@/i18n/messages/site'
import { consolePage, providerQueuePage } from '../pages/console.ts'
import { askDialog, myProvidersPage, receivedReviewsPage, reviewQueuePage } from '../pages/enquiries.ts'
import { ownProviderPage } from '../pages/ownProvider.ts'
import { directoryPage, providerPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, getDayFromNow, register, send, signIn } from '../support/couple.ts'
import { click, typeInto } from '../support/fields.ts'
import { createOperatorAccount, enterConsole, signInOperator, waitForMail } from '../support/operator.ts'
import { checkPage } from '../support/pageChecks.ts'
import { passDays } from '../support/providerDays.ts'
import { resetBrowser, signInBrowser, translate, visit, waitForPath, waitForPathname } from '../support/visit.ts'

const NAME = 'قاعة النيل'
const COUPLE = 'ليلى وعمر'
const WORDS = 'كانت الحديقة كلها نورًا، وكل شيء في موعده.'
const ANSWER = 'كانت ليلة سعيدة لنا أيضًا.'
const REASON = 'هذه الصورة ليست لقاعتكم.'

/** On its own server, whose data folder has the mails and takes the operator's commands. */
describe('a provider', () => {
  let server: OwnServer
  let id: string
  let reference: string
  let operatorToken: string
  const account = createAccount()
  const couple = createAccount()
  const open = (path: string) => visit(`${server.url}${path}`)

  before(async () => {
    server = await startServer()
    operatorToken = await signInOperator(server, await createOperatorAccount(server))
    await resetBrowser(server.url)
  })
  after(() => discardServer(server))

  /** @returns the file of a picture of one colour */
  async function drawPicture(name: string, background: string): Promise<string> {
    const file = join(server.dataDir, name)
    await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toFile(file)
    return file
  }

  /** Opens a page of the console as its operator. The second factor and sign-in are tested in console.e2e.ts. */
  async function openConsole(path: string): Promise<void> {
    await resetBrowser(server.url)
    await enterConsole(browser, server, operatorToken)
    await consolePage.open(server, path)
  }

  it('registers without an account, and hears by e-mail how to go on', async () => {
    await open(paths.providers)
    await click(providersPage.becomeProvider)
    await registrationDialog.dialog.waitForDisplayed()
    await typeInto('fullName', 'هاني سمير')
    await typeInto('businessName', NAME)
    await typeInto('contactNumber', '٠١٠ ١٢٣٤ ٥٦٧٨')
    await typeInto('emailAddress', account.email)
    await click(registrationDialog.categoryLabel('weddinghall'))
    await typeInto('priceRange', '٣٠٬٠٠٠')
    await click(registrationDialog.submit)
    await registrationDialog.dialog.waitForDisplayed({ reverse: true })
    expect(await waitForMail(server, account.email, paths.ownProviders)).toContain(server.url)
  })

  it('finds the entry in the own area, once the address of the account is verified', async () => {
    await register(server.url, account)
    const mail = await waitForMail(server, account.email, '/verify-email?')
    const token = /verify-email\?token=([\w-]+)/.exec(mail)![1]!
    await send(server.url, 'POST', '/users/verify-email', { token }, await signIn(server.url, account))
    await signInBrowser(account, server.url)
    await open(paths.ownProviders)
    await browser.waitUntil(async () => /\/provider\/[\w-]{36}$/.test(new URL(await browser.getUrl()).pathname))
    id = new URL(await browser.getUrl()).pathname.split('/').at(-1)!
    await ownProviderPage.status('waiting').waitForDisplayed()
    await checkPage()
  })

  it('adds photographs in order, with words, and what couples ask for first', async () => {
    const files = [await drawPicture('garden.jpg', '#2f6f4f'), await drawPicture('hall.jpg', '#7b1e3b')]
    await ownProviderPage.addPhotos([...files, await drawPicture('other.jpg', '#333333')])
    await browser.waitUntil(async () => (await ownProviderPage.photos.length) === 3)
    await ownProviderPage.describePhoto(1, 'القاعة والأنوار مضاءة')
    await ownProviderPage.moveEarlier(2)
    await expect(ownProviderPage.photos[0]!.$('textarea')).toHaveValue('القاعة والأنوار مضاءة')
    await ownProviderPage.choose('governorate', 'القاهرة')
    await ownProviderPage.choose('city', 'المعادي')
    await typeInto('priceTo', '٩٠٬٠٠٠')
    await typeInto('capacityPersons', '٥٠٠')
    await ownProviderPage.addPackage('الذهبية', '٤٥٬٠٠٠', 'كوشة\nبوفيه مفتوح')
    await ownProviderPage.save()
    await expect(shell.toast).toHaveText(expect.stringContaining(translate(pageMessages.providerWaits)))
    await checkPage()
  })

  it('is listed by the operator, without one of the photographs', async () => {
    await openConsole('/providers')
    await providerQueuePage.entry(NAME).waitForDisplayed()
    await checkPage()
    await providerQueuePage.decidePhotos(NAME, [2], REASON)
    const mail = await waitForMail(server, account.email, REASON)
    expect(mail).toContain(`${server.url}${providerPath(id)}`)
  })

  it('reads why one was refused', async () => {
    await signInBrowser(account, server.url)
    await open(ownProviderPath('edit', id))
    await ownProviderPage.status('listed').waitForDisplayed()
    await expect(ownProviderPage.refusedPhoto).toHaveText(expect.stringContaining(REASON))
    await checkPage()
  })

  it('is found by «القاهرة» in English pages, with photographs, prices and packages', async () => {
    await resetBrowser(server.url)
    await browser.url(`${server.url}${paths.directory}?lang=en`)
    await directoryPage.searchPlace('القاهرة')
    await waitForPath(`${paths.directory}?governorate=cairo`)
    // The newest is first, before the samples.
    await expect(directoryPage.names[0]!).toHaveText(NAME)
    await checkPage()
    await click(directoryPage.names[0]!.$('a'))
    await waitForPathname(providerPath(id))
    await expect(providerPage.heading).toHaveText(NAME)
    await expect(providerPage.photo('القاعة والأنوار مضاءة')).toBeDisplayed()
    await expect($('main')).toHaveText(expect.stringContaining('الذهبية'))
    await checkPage()
  })

  it('is asked by a couple, which goes on in WhatsApp with the reference', async () => {
    await register(server.url, couple)
    // Back from the English pages.
    await resetBrowser(server.url)
    await signInBrowser(couple, server.url)
    await open(providerPath(id))
    await askDialog.open()
    await askDialog.send({ weddingDate: getDayFromNow(30), name: COUPLE, phone: '٠١١ ١٢٣٤ ٥٦٧٨' })
    reference = await askDialog.reference.getText()
    const link = decodeURIComponent((await askDialog.whatsApp.getAttribute('href')) ?? '')
    expect(link).toContain(reference)
    await checkPage()
  })

  it('sees the enquiry with its reference', async () => {
    await signInBrowser(account, server.url)
    await open(ownProviderPath('enquiries', id))
    await expect($('main ul')).toHaveText(expect.stringContaining(reference))
    await expect($('main ul')).toHaveText(expect.stringContaining(COUPLE))
    await checkPage()
  })

  it('is booked by the couple, and reviewed once the day has passed', async () => {
    await signInBrowser(couple, server.url)
    await open(paths.myProviders)
    await myProvidersPage.book('٤٥٬٠٠٠')
    await expect(myProvidersPage.card).not.toHaveText(expect.stringContaining(translate(ownReviewMessages.write)))
    await checkPage()
    passDays(server, 31)
    await open(paths.myProviders)
    await myProvidersPage.review({ quality: 5, communication: 4, punctuality: 5, value: 4 }, WORDS)
    await expect(myProvidersPage.card).toHaveText(expect.stringContaining(translate(ownReviewMessages.waiting)))
    await checkPage()
  })

  it('answers the review that the operator has shown', async () => {
    await openConsole('/reviews')
    await reviewQueuePage.show(COUPLE)
    await checkPage()
    await signInBrowser(account, server.url)
    await open(ownProviderPath('reviews', id))
    await receivedReviewsPage.answer(COUPLE, ANSWER)
    await expect($('main ul')).toHaveText(expect.stringContaining(ANSWER))
    await checkPage()
    await resetBrowser(server.url)
    await open(providerPath(id))
    await $(`//main//*[normalize-space()="${ANSWER}"]`).waitForDisplayed()
    await expect($('main')).toHaveText(expect.stringContaining(WORDS))
    await checkPage()
  })
})
