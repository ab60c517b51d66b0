import type { Provider } from '@/api/operator'

/** @returns the name of the business, or of the person */
export const getProviderTitle = ({ businessName, fullName }: Provider): string => businessName || fullName
