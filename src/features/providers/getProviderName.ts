import type { Provider } from '@/api'

/** @returns the business name, else the person's name. */
export const getProviderName = ({ businessName, fullName }: Provider): string => businessName ?? fullName
