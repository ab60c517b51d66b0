import { useIntl } from 'react-intl'

/** @returns the words for a price in Egyptian pounds, without piastres unless there are some. */
export function usePrice(): (price: number) => string {
  const intl = useIntl()
  return (price) => intl.formatNumber(price, { style: 'currency', currency: 'EGP', trailingZeroDisplay: 'stripIfInteger' })
}
