/** The front page. */
export const homePage = {
  get watchDemo() {
    return $('main a[href$="#demo"]')
  },
  get demo() {
    return $('[role="dialog"]')
  },
  pair: (kind: 'email' | 'phone') => $(`#begin-${kind}`),
  get begin() {
    return $('main form button[type="submit"]')
  },
  get pairErrors() {
    return $$('main form [role="alert"]')
  },
}

/** A row of slides, wherever it stands. */
export const carousel = {
  get track() {
    return $('section[aria-roledescription] > [tabindex="0"]')
  },
  get slides() {
    return $$('section[aria-roledescription] [role="group"] > [role="group"]')
  },
  button: (label: string) => $(`section[aria-roledescription] button[aria-label="${label}"]`),
  /** @returns which slide stands at the start, from 0, once the row has come to rest; -1 while it has not. */
  atStart: (): Promise<number> =>
    browser.execute(() => {
      const track = document.querySelector('section[aria-roledescription] > [tabindex="0"]')
      if (!track) return -1
      const { left } = track.getBoundingClientRect()
      return [...track.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
    }),
}
