import type { Provider } from '@/api'

/** What a provider is known by: the business, else the person. */
export const getProviderName = ({ businessName, fullName }: Provider): string => businessName ?? fullName
