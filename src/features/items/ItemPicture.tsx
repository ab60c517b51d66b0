import Box from '@mui/material/Box'
import type { GalleryItem } from './gallery'

/** Size of the drawings, in px. */
const SIDE_PX = 600

/** An item's picture under a pointed arch. Its name is beside it, so `alt` is empty. */
export function ItemPicture({ item, lazy }: { item: GalleryItem; lazy: boolean }) {
  return (
    <Box sx={{ overflow: 'hidden', borderRadius: '50% 50% 20px 20px / 32% 32% 20px 20px', backgroundColor: '#F3EADB' }}>
      <Box
        component="img"
        src={item.image}
        alt=""
        width={SIDE_PX}
        height={SIDE_PX}
        loading={lazy ? 'lazy' : 'eager'}
        sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
      />
    </Box>
  )
}
