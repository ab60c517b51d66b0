/** Attribute of the application's root: the server has refused the request with this status, and the application shows it (specification §8). */
export const ERROR_STATUS_ATTRIBUTE = 'data-error-status'

/** Statuses that the server marks with the attribute: a path that cannot be decoded, and a form that was submitted to a page. */
export type MarkedStatus = 400 | 405

/** @returns whether a path can be decoded; `/%E0%A4%A` cannot */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
