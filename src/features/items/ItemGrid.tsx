import Box from '@mui/material/Box'
import { ItemCard } from './ItemCard'
import type { GalleryItem } from './gallery'

/** Pictures that the first viewport may show. */
const ON_FIRST_SCREEN = 2

/** A grid of items: two columns on a landscape phone, four on a desktop. */
export function ItemGrid({ items, heading = 'h2' }: { items: readonly GalleryItem[]; heading?: 'h2' | 'h3' }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 4 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
        padding: 0,
        margin: 0,
        listStyle: 'none',
      }}
    >
      {items.map((item, index) => (
        <ItemCard key={item.id} item={item} heading={heading} first={index < ON_FIRST_SCREEN} />
      ))}
    </Box>
  )
}
