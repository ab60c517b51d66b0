import { createInvitationPath, paths } from '@shared/routes'

/** The marketing home page. */
export const homePage = {
  /** The link that starts an invitation with a template. */
  template: (template: number) => $(`main a[href="${createInvitationPath(template)}"]`),
  get watchDemo() {
    return $('main a[href$="#demo"]')
  },
  get demo() {
    return $('[role="dialog"]')
  },
  /** The link at the end of the demo. */
  get createFromDemo() {
    return $(`[role="dialog"] a[href^="${paths.createInvitation}"]`)
  },
  leadField: (kind: 'email' | 'phone') => $(`#begin-${kind}`),
  get submitLead() {
    return $('main form button[type="submit"]')
  },
}

/** The carousel of the open page. */
export const carousel = {
  get track() {
    return $('section[aria-roledescription] > [tabindex="0"]')
  },
  get slides() {
    return $$('section[aria-roledescription] [role="group"] > [role="group"]')
  },
  button: (label: string) => $(`section[aria-roledescription] button[aria-label="${label}"]`),
  /** @returns the index of the first visible slide; -1 while the carousel scrolls. */
  currentSlide: (): Promise<number> =>
    browser.execute(() => {
      const track = document.querySelector('section[aria-roledescription] > [tabindex="0"]')
      if (!track) return -1
      const { left } = track.getBoundingClientRect()
      return [...track.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
    }),
}
