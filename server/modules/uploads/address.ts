import { API_PREFIX } from '../../../shared/limits.ts'

const ADDRESS = `${API_PREFIX}/uploads/background/`

/** @returns the address of a stored picture */
export const getBackgroundAddress = (id: string): string => `${ADDRESS}${id}.webp`

/** @returns the id of the picture in an address or a file name */
export const parseUploadId = (address: string): string => address.replace(ADDRESS, '').replace(/\.webp$/, '')
