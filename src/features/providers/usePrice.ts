import { useIntl } from 'react-intl'

/** @returns a function that formats a price in Egyptian pounds, without piastres when they are zero. */
export function usePrice(): (price: number) => string {
  const intl = useIntl()
  return (price) =>
    intl.formatNumber(price, { style: 'currency', currency: 'EGP', trailingZeroDisplay: 'stripIfInteger' })
}
