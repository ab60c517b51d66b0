/** One column on a phone, two beside each other where there is room. */
export const listGrid = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  padding: 0,
  margin: 0,
  listStyle: 'none',
} as const
