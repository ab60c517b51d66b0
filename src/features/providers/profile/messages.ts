import { defineMessages } from 'react-intl'

export const profileMessages = {
  ...defineMessages({
    title: { id: 'provider.title', defaultMessage: 'A wedding provider' },
    description: { id: 'provider.description', defaultMessage: 'What this wedding provider offers, where they are, what they ask, and how to reach them directly.' },
    back: { id: 'provider.back', defaultMessage: 'Back to the directory' },
    facts: { id: 'provider.facts', defaultMessage: 'In short' },
    address: { id: 'provider.address', defaultMessage: 'Where' },
    price: { id: 'provider.price', defaultMessage: 'Price from' },
    capacity: { id: 'provider.capacity', defaultMessage: 'Capacity' },
    services: { id: 'provider.services', defaultMessage: 'What they offer' },
    contact: { id: 'provider.contact', defaultMessage: 'Get in touch' },
    contactHint: { id: 'provider.contactHint', defaultMessage: 'You agree on everything with them directly; Zaffa takes nothing for it.' },
    call: { id: 'provider.call', defaultMessage: 'Call' },
    whatsApp: { id: 'provider.whatsApp', defaultMessage: 'Write on WhatsApp' },
    email: { id: 'provider.email', defaultMessage: 'Send an email' },
    website: { id: 'provider.website', defaultMessage: 'Visit their page' },
    notFoundTitle: { id: 'provider.notFoundTitle', defaultMessage: 'This provider is not in the directory' },
    notFoundText: { id: 'provider.notFoundText', defaultMessage: 'They may have left it, or the address is not complete. Many others are waiting for you.' },
  }),
  ...defineMessages<{ about: { name: string; services: string } }>({
    about: { id: 'provider.about', defaultMessage: '{name}: {services}. Prices, area and contact details on Zaffa, the wedding directory for Egypt.' },
  }),
}
