import { defineMessages } from 'react-intl'

/** The specification's error catalogue (§8), to the letter in English. */
export const errorMessages = {
  ...defineMessages({
    network: { id: 'errors.network', defaultMessage: 'Network error. Please check your connection.' },
    timeout: { id: 'errors.timeout', defaultMessage: 'Request timeout. Please try again.' },
    unauthorized: { id: 'errors.unauthorized', defaultMessage: 'You are not authorized to perform this action.' },
    notFound: { id: 'errors.notFound', defaultMessage: 'The requested resource was not found.' },
    server: { id: 'errors.server', defaultMessage: 'Server error. Please try again later.' },
    badRequest: { id: 'errors.badRequest', defaultMessage: 'Please check your input and try again' },
  }),
  ...defineMessages<{ other: { status: number; statusText: string } }>({
    other: { id: 'errors.other', defaultMessage: 'HTTP {status}: {statusText}' },
  }),
}
