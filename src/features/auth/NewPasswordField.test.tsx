import { screen } from '@testing-library/react'
import { Formik } from 'formik'
import { renderSite } from '@tests/render'
import { NewPasswordField } from './NewPasswordField'
import { resetPasswordSchema } from './schema'

const open = (locale: 'ar' | 'en' = 'en') =>
  renderSite(
    <Formik initialValues={{ newPassword: '' }} validationSchema={resetPasswordSchema} onSubmit={() => undefined}>
      <NewPasswordField name="newPassword" label="New password" />
    </Formik>,
    { locale },
  )

it.each([
  ['Mango 7! xyzQ', 'Still needed: no spaces'],
  ['Mango٧!xyzQ', 'Still needed: a digit from 0 to 9, not an Arabic one'],
  ['Mango7!xyzQMango7!xyzQ9', 'Still needed: at most 20 characters'],
  [
    'mango',
    'Still needed: a capital letter (A to Z), a digit from 0 to 9, not an Arabic one, a special character such as # or !, and at least 6 characters',
  ],
  ['Mango7!xyzQ', ''],
])('says live which rules %s does not meet yet', async (password, text) => {
  const { user } = open()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.type(screen.getByLabelText('New password'), password)
  expect(screen.getByRole('status').textContent).toBe(text)
  expect(resetPasswordSchema.isValidSync({ newPassword: password })).toBe(text === '')
})

it('says it beside the sentence of the specification', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('New password'), 'Mango 7! xyzQ')
  await user.tab()
  expect(await screen.findByText('Password must contain a capital letter and special character')).toBeVisible()
  expect(screen.getByText('Still needed: no spaces')).toBeVisible()
})

it('says it in Arabic', async () => {
  const { user } = open('ar')
  await user.type(screen.getByLabelText('New password'), 'Mango 7! xyzQ')
  expect(screen.getByRole('status')).toHaveTextContent('ما زالت تحتاج إلى: ألا تكون فيها مسافات')
})
