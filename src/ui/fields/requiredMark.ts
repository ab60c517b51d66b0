/**
 * The star of a required field, shown before it is left out. It stands beside the label's text, not in it: the input itself tells
 * screen readers that it is required.
 */
export const requiredMark = { '&::after': { content: '"\\00a0*"', color: 'error.main' } } as const
