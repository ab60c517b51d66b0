/**
 * @returns the layout shift of the page since its start (https://web.dev/articles/cls), also of the half second after an input, which
 * WebDriver's commands count as
 */
export const measureLayoutShift = async (): Promise<number> =>
  browser.execute(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        // Earlier entries are delivered in a task before the second frame.
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
