import { localizeDigits } from '@shared/localizeDigits'
import { COUNTDOWN_TICK_MS, getRemaining, type Remaining } from './countdown'

export type Unit = Exclude<keyof Remaining, 'arrived'>

/** The forms of a unit's name by plural category. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * Updates a rendered countdown every second: numbers, names of units, and the message once the time has come. It reads
 * `data-target` (epoch ms) at each tick.
 * @param root the element of `Countdown`
 * @returns stops it
 */
export function attachCountdown(root: HTMLElement): () => void {
  const locale = root.closest<HTMLElement>('[lang]')?.lang ?? ''
  const plurals = new Intl.PluralRules(locale || undefined)

  const tick = () => {
    const { target } = root.dataset
    if (!target) return
    const left = getRemaining(Number(target), Date.now())
    for (const cell of root.querySelectorAll<HTMLElement>('[data-unit]')) {
      const count = left[cell.dataset['unit'] as Unit]
      const forms = JSON.parse(cell.dataset['forms'] ?? '{}') as PluralForms
      const [value, name] = cell.querySelectorAll('[data-text]')
      if (value) value.textContent = localizeDigits(count, locale, 2)
      if (name) name.textContent = forms[plurals.select(count)] ?? forms.other ?? ''
    }
    const [arrived, heading, timer] = root.children
    arrived?.toggleAttribute('hidden', !left.arrived)
    heading?.toggleAttribute('hidden', left.arrived)
    timer?.toggleAttribute('hidden', left.arrived && root.dataset['keepsZeros'] === undefined)
  }
  tick()
  const timer = setInterval(tick, COUNTDOWN_TICK_MS)
  return () => clearInterval(timer)
}
