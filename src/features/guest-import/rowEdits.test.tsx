import { screen, within } from '@testing-library/react'
import { apiServer } from '@tests/mocks/api'
import { installFakeWorker } from '@tests/guestImport/fakeWorker'
import {
  createHandlers,
  getBodies,
  getButton,
  getFamily,
  LINES,
  paste,
  preview,
  renderImport,
  type Page,
} from '@tests/guestImport/importPage'
import { createHousehold, MEN } from '@tests/guestImport/plan'

const server = apiServer()
installFakeWorker()

async function open(text: string, ...households: ReturnType<typeof createHousehold>[]): Promise<Page> {
  server.use(...createHandlers({ households }))
  const page = renderImport()
  await paste(page, text)
  await preview()
  return page
}

async function edit({ user }: Page, name: string, texts: Record<string, string>): Promise<void> {
  await user.click(getButton(`Edit ${name}`))
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  await user.keyboard('{Enter}')
}

it('corrects a row in its place and sends it so', async () => {
  const page = await open('مني عادل 0101234567 3\nهدى شوقي 01212345678')
  expect(screen.getByText(/edit it here or later/)).toBeVisible()
  await page.user.click(getButton('Edit مني عادل'))
  expect(await screen.findByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Phone number')).toHaveValue('0101234567')
  await edit(page, 'مني عادل', { Name: 'منى عادل', 'Phone number': '01012345678', 'Seats: قاعة الرجال': '٤' })
  expect(await screen.findByRole('button', { name: 'Edit منى عادل' })).toHaveFocus()
  expect(screen.queryByText(/edit it here or later/)).toBeNull()
  await page.user.click(getFamily('هدى شوقي'))
  await page.user.click(getButton('Add 1 family'))
  await screen.findByRole('heading', { name: 'Your guests are on the list' })
  expect(getBodies()).toMatchObject([
    { rows: [{ name: 'منى عادل', phone: '01012345678', seats: [{ hallId: MEN, allowed: 4 }] }] },
  ])
})

it('leaves the row as it was when the correction is cancelled', async () => {
  const page = await open(LINES)
  await page.user.click(getButton('Edit منى عادل'))
  await page.user.type(await screen.findByLabelText('Name'), 'x')
  await page.user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(getButton('Edit منى عادل')).toHaveFocus()
})

it('gives a name to a row without one', async () => {
  server.use(...createHandlers())
  const page = renderImport()
  await paste(page, 'الاسم,الموبايل\nمنى عادل,01012345678\n,01212345678')
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
  await preview()
  await edit(page, 'No name', { Name: 'هدى شوقي' })
  expect(await screen.findByRole('checkbox', { name: 'Select هدى شوقي' })).toBeChecked()
})

it('points out families of the same meaning after a correction, and asks again', async () => {
  const page = await open(
    'منى عادل 01012345678\nهدى شوقي 01212345678',
    createHousehold({ name: 'عائلة الحاج سامي فؤاد' }),
  )
  expect(screen.queryByRole('radio')).toBeNull()
  await edit(page, 'هدى شوقي', { Name: 'سامي فؤاد وحرمه' })
  expect(await screen.findByText(/Your list has this family/)).toBeVisible()
  await page.user.click(screen.getByRole('radio', { name: /^Update/ }))
  await edit(page, 'سامي فؤاد وحرمه', { Name: 'أسرة منى عادل' })
  const row = (await screen.findByText(/Row 1 has this family/)).closest('li') as HTMLElement
  expect(within(row).queryByRole('radio', { checked: true })).toBeNull()
})
