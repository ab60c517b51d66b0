import { useIntl } from 'react-intl'

/** @returns a function that formats an instant of the API as date and time of the operator's place */
export function useFormatInstant(): (instant: string) => string {
  const intl = useIntl()
  return (instant) => intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' })
}
