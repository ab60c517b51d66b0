import { screen, waitFor, within } from '@testing-library/react'
import { apiServer } from '@tests/mocks/api'
import { ahmed, findFamily, getMessage, openDesk, type User } from '@tests/openDesk'

const server = apiServer()

describe('editing the text', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Edit the text' }))
    return within(screen.getByRole('dialog', { name: 'The text of the message' }))
  }

  it('inserts a placeholder at the cursor, shows the message and saves it for the language and side', async () => {
    const { user, state } = openDesk(server, [ahmed])
    await findFamily('Dr. Ahmed')
    const dialog = await openDialog(user)
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Text')
    await user.clear(field)
    await user.type(field, 'Hello !')
    field.setSelectionRange(6, 6)
    await user.click(dialog.getByRole('button', { name: 'Insert {name}' }))
    expect(field).toHaveValue('Hello {name}!')
    expect(dialog.getByRole('region', { name: 'The message' })).toHaveTextContent('Hello Dr. Ahmed!')
    expect(dialog.getByRole('status')).toHaveTextContent('The text has no link')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getMessage()).toBe('Hello Dr. Ahmed!'))
    expect(state.templates).toEqual([{ kind: 'invite', language: 'en', side: 'groom', text: 'Hello {name}!' }])
  })

  it('names unknown placeholders, and restores the default', async () => {
    const { user, state } = openDesk(server, [ahmed])
    state.templates = [{ kind: 'invite', language: 'en', side: 'groom', text: '{groom} {link}' }]
    await findFamily('Dr. Ahmed')
    const dialog = await openDialog(user)
    expect(dialog.getByRole('status')).toHaveTextContent(
      'We do not know these words, so they are sent as they are: {groom}',
    )
    await user.click(dialog.getByRole('button', { name: 'Restore the default' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getMessage()).toMatch(/^Dear Dr. Ahmed/))
    expect(state.templates).toEqual([])
  })

  it('has texts of its own for each language, with placeholders in it', async () => {
    const { user, state } = openDesk(server, [ahmed])
    await findFamily('Dr. Ahmed')
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'العربية' }))
    const field = dialog.getByLabelText('Text')
    expect(field).toHaveAttribute('dir', 'rtl')
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: 'Insert {الرابط}' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state.templates).toMatchObject([{ language: 'ar', side: 'groom', text: '{الرابط}' }]))
  })
})
