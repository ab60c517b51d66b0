import { useFormikContext } from 'formik'
import { FormattedMessage } from 'react-intl'
import { feedbackMessages } from '@/i18n/messages/site'
import { useKeptInput } from './useKeptInput'
import { Banner } from './Banner'

type Values = Record<string, unknown>

/** @returns the values that differ from the form's first ones, without passwords, which are never stored; undefined for none */
function getTyped(values: Values, first: Values): Values | undefined {
  const typed = Object.entries(values).filter(
    ([name, value]) => !/password/i.test(name) && JSON.stringify(value) !== JSON.stringify(first[name]),
  )
  return typed.length === 0 ? undefined : Object.fromEntries(typed)
}

/** Keeps what is typed in a Formik form when its page fails or the session expires, and says so when it is shown again. */
export function KeptTyping({ form }: { form: string }) {
  const { values, initialValues, setValues } = useFormikContext<Values>()
  const isRestored = useKeptInput<Values>(form, {
    read: () => getTyped(values, initialValues),
    restore: (typed) => void setValues({ ...values, ...typed }),
  })
  return (
    isRestored && (
      <Banner severity="info">
        <FormattedMessage {...feedbackMessages.typingRestored} />
      </Banner>
    )
  )
}
