import type { ReplySettings } from '@/api/weddings'
import { toSettingsDetails, toSettingsValues } from './settingsValues'

it('shows the rate in the digits of the language, and reads them', () => {
  const details = { asksChildren: true, takesRequests: false, sendsDigest: true, silentRate: 50 }
  const settings: ReplySettings = { ...details, version: 1 }
  expect(toSettingsValues(settings, 'en').silentRate).toBe('50')
  const arabic = toSettingsValues(settings, 'ar')
  expect(arabic.silentRate).toBe('٥٠')
  expect(toSettingsDetails(arabic)).toEqual(details)
})
