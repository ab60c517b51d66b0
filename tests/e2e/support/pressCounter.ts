import { click } from './fields.ts'

type Target = ReturnType<typeof $>

/** Counts the presses that a journey through the site takes. Typing is not counted. */
export function createPressCounter() {
  let presses = 0
  return {
    /** Presses a link, button or choice, by a tap or in another way. */
    async press(target: Target, how: (target: Target) => Promise<void> = click): Promise<void> {
      await how(target)
      presses += 1
    },
    getPresses: () => presses,
  }
}
