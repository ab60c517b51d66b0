/** Whether a device that calls itself a Mac is an iPad, which asks for desktop pages that way: no Mac has a touch screen. */
export const isDisguisedIpad = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean => userAgent.includes('Macintosh') && maxTouchPoints > 1

/** @returns whether the browser is one of an iPhone or iPad */
export const isIos = (visitor: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  isDisguisedIpad(visitor) || /iPhone|iPad|iPod/.test(visitor.userAgent)
