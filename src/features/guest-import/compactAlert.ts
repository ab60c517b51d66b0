/** The style of a notice that leaves room for the families on a phone. */
export const compactAlert = { paddingBlock: { xs: 0, sm: 0.75 }, paddingInline: { xs: 1.5, sm: 2 } } as const
