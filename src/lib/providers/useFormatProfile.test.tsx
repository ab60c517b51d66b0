import { screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { useFormatProfile, type Prices } from './useFormatProfile'

const ShownPrices = ({ prices }: { prices: Prices }) => <output>{useFormatProfile().formatPrices(prices)}</output>

/** @returns what is shown, with plain spaces */
function showPrices(locale: 'ar' | 'en', ...[from, to, unit]: [Prices['from'], Prices['to'], Prices['unit']]) {
  renderSite(<ShownPrices prices={{ from, to, unit }} />, { locale })
  return screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
}

it.each([
  [15_000, 40_000, 'evening', 'From EGP 15,000 to EGP 40,000 per evening', 'من ١٥٬٠٠٠ إلى ٤٠٬٠٠٠ جنيه للّيلة'],
  [15_000, 40_000, null, 'From EGP 15,000 to EGP 40,000', 'من ١٥٬٠٠٠ إلى ٤٠٬٠٠٠ جنيه'],
  [450, null, 'person', 'From EGP 450 per person', 'تبدأ من ٤٥٠ جنيهًا للفرد'],
  [450, undefined, undefined, 'From EGP 450', 'تبدأ من ٤٥٠ جنيهًا'],
  [null, 7, 'piece', 'Up to EGP 7 per piece', 'حتى ٧ جنيهات للقطعة'],
  [200, 200, 'hour', 'EGP 200 per hour', '٢٠٠ جنيه للساعة'],
  [null, null, 'event', '', ''],
] as const)('puts the prices from %p to %p for %p into words', (from, to, unit, english, arabic) => {
  expect(showPrices('en', from, to, unit)).toBe(english)
  document.body.replaceChildren()
  expect(showPrices('ar', from, to, unit)).toBe(arabic)
})

const ShownPlace = ({ city }: { city: string | null }) => (
  <output>{useFormatProfile().formatPlace({ governorate: 'giza', city })}</output>
)

it.each([
  ['dokki', 'الدقي، الجيزة'],
  ['giza-city', 'الجيزة'],
  [null, 'الجيزة'],
])('shows the city %p and its governorate, each name once', (city, words) => {
  renderSite(<ShownPlace city={city} />, { locale: 'ar' })
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
