/** The asterisk of a required field. It is beside the label's text, not in it: the input's `required` tells screen readers. */
export const requiredMark = { '&::after': { content: '"\\00a0*"', color: 'error.main' } } as const
