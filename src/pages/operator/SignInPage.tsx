import { FormattedMessage } from 'react-intl'
import { SignInForm } from '@/features/operator/session/SignInForm'
import { consoleSignInMessages } from '@/i18n/messages/operator'
import { EntryFrame } from './EntryFrame'

/** Sign-in of an operator, at the address of the page that needs it. */
export const SignInPage = () => (
  <EntryFrame title={consoleSignInMessages.title} lead={<FormattedMessage {...consoleSignInMessages.lead} />}>
    <SignInForm />
  </EntryFrame>
)
