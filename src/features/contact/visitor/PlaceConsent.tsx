import { FormattedMessage } from 'react-intl'
import { contactMessages } from '@/i18n/messages/help'
import { CheckboxField } from '@/ui/fields/CheckboxField'

/** Asks whether the sender's place may be looked up and sent with the message. */
export default function PlaceConsent() {
  return <CheckboxField name="sendsPlace" label={<FormattedMessage {...contactMessages.sendsPlace} />} />
}
