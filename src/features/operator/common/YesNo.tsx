import { FormattedMessage } from 'react-intl'
import { consoleMessages } from '@/i18n/messages/operator'

/** Whether something holds, in a word. */
export const YesNo = ({ value }: { value: boolean }) => (
  <FormattedMessage {...(value ? consoleMessages.yes : consoleMessages.no)} />
)
