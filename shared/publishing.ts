import { cardPath } from './routes.ts'

/** @returns the path of an unpublished card, which is published as soon as the couple is back from sign-in */
export const publishingPath = (template: number): string => `${cardPath(template)}?publish=1`

/** @returns whether the redirect after sign-in leads to a card that is then published */
export const isPublishing = (next: string | null | undefined): boolean =>
  new URLSearchParams(next?.split('?')[1]).has('publish')
