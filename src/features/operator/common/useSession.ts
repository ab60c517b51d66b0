import { operatorEndpoints } from '@/api/operator'

/** @returns the operator's session as it was fetched last; undefined before */
export const useSession = () => operatorEndpoints.endpoints.getOperatorSession.useQueryState().data
