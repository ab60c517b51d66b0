/** @returns now plus some seconds, as an ISO instant */
export const getTimestamp = (clock: () => number, plusSeconds = 0): string =>
  new Date(clock() + plusSeconds * 1000).toISOString()
