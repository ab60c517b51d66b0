import Box from '@mui/material/Box'
import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { isNotFound, useFindAccountMutation, type FoundAccount } from '@/api/operator'
import { operatorAccountMessages } from '@/i18n/messages/operatorTools'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { AccountEmailField } from '../common/AccountEmailField'
import { Panel } from '../common/Panel'
import { emailRule } from '../common/rules'

const blank = { email: '' }
const schema = object({ email: emailRule })

/** Finds an account by its exact e-mail address. */
export function AccountSearch({ onFound }: { onFound: (account: FoundAccount | null) => void }) {
  const intl = useIntl()
  const [find] = useFindAccountMutation()
  const send = async ({ email }: typeof blank) => {
    onFound(null)
    onFound(await find({ accountSearch: { email: email.trim() } }).unwrap())
  }
  const describe = (error: unknown) =>
    isNotFound(error) ? intl.formatMessage(operatorAccountMessages.notFound) : undefined
  const { submit, failure } = useFormSubmit(send, { describe })
  return (
    <Panel>
      <Formik initialValues={blank} validationSchema={schema} onSubmit={submit}>
        <FormShell failure={failure}>
          <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr auto' } }}>
            <AccountEmailField enterKeyHint="search" />
            <SubmitButton busyLabel={<FormattedMessage {...operatorAccountMessages.finding} />}>
              <FormattedMessage {...operatorAccountMessages.find} />
            </SubmitButton>
          </Box>
        </FormShell>
      </Formik>
    </Panel>
  )
}
