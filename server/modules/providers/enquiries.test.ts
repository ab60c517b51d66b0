import { addApprovedProvider, sendEnquiry } from '../../../tests/server/support/enquiries.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { ENQUIRY_MAIL_PAUSE_S } from '../../config/limits.ts'
import { sendEnquiryMails } from './enquiries.ts'

let server: TestServer
let providerId: string
beforeEach(async () => {
  server = await startTestServer()
  // The purge deletes mail files to addresses without an account.
  providerId = await addApprovedProvider(server, await registerCouple(server, 'mona@example.com'))
})
afterEach(() => server.close())

const ask = () =>
  sendEnquiry(server, providerId, { name: 'Zzname', phone: '01099999999', place: 'Zzplace', message: 'Zzmessage' })

/** @returns the mails about enquiries after a run, oldest first */
async function readEnquiryMails(): Promise<string[]> {
  await sendEnquiryMails(server.app.context)
  return (await server.readMails()).filter((mail) => mail.includes('/enquiries'))
}

it('tells a provider how many new enquiries it has, and nothing about the couples', async () => {
  await ask()
  await ask()
  const [mail, ...others] = await readEnquiryMails()
  expect(others).toEqual([])
  expect(mail).toContain('To: mona@example.com')
  expect(mail).toContain('Subject: 2 new enquiries on Zaffa')
  expect(mail).toContain(`/provider/${providerId}/enquiries`)
  expect(mail).not.toMatch(/Zz|1099999999/)
})

it('is sent at most once an hour, about what is new', async () => {
  await ask()
  expect(await readEnquiryMails()).toHaveLength(1)
  await ask()
  server.advance(ENQUIRY_MAIL_PAUSE_S - 1)
  expect(await readEnquiryMails()).toHaveLength(1)
  server.advance(1)
  const [, second] = await readEnquiryMails()
  expect(second).toContain('You have 1 new enquiry from couples')
  server.advance(ENQUIRY_MAIL_PAUSE_S)
  expect(await readEnquiryMails()).toHaveLength(2)
})

it('is sent once by several processes', async () => {
  await ask()
  await Promise.all([1, 2, 3].map(() => sendEnquiryMails(server.app.context)))
  expect(await readEnquiryMails()).toHaveLength(1)
})

it.each([
  ['ar', 'وصلكم استفسار جديد في زفّة'],
  [null, 'وصلكم استفسار جديد في زفّة'],
  ['en', '1 new enquiry on Zaffa'],
])('is in the language of the provider: %s', async (language, subject) => {
  await server.app.context.db.updateTable('providers').set({ language }).execute()
  await ask()
  expect((await readEnquiryMails())[0]).toContain(`Subject: ${subject}\n`)
})

it('keeps enquiries that arrive while a mail is sent for the next one', async () => {
  await ask()
  await Promise.all([sendEnquiryMails(server.app.context), ask()])
  server.advance(ENQUIRY_MAIL_PAUSE_S)
  const counts = (await readEnquiryMails()).map((mail) => Number(/(\d+) new enquir/.exec(mail)![1]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
})
