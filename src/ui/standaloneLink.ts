/** The style of a link that is no part of a sentence: a target of 44 px. */
export const standaloneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
} as const
