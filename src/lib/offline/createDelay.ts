/** @returns an action that runs once, after the delay of the first start; `flush` runs it at once if it waits */
export function createDelay(ms: number, action: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    timer = undefined
    action()
  }
  return {
    start: (): void => void (timer ??= setTimeout(run, ms)),
    flush: (): void => {
      if (timer !== undefined) run()
    },
  }
}
