import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { itemPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { getCategoryLabel, type GalleryItem } from './gallery'
import { ItemPicture } from './ItemPicture'
import { itemMessages } from '@/i18n/messages/items'
import { WishButton } from './wishlist/WishButton'

interface ItemCardProps {
  item: GalleryItem
  /** Heading level below the list's heading. */
  heading: 'h2' | 'h3'
  /** Its picture is in the first viewport and not lazy-loaded. */
  first?: boolean
}

/** A gallery item with View Details and Add to Wishlist (specification §2, Items). */
export function ItemCard({ item, heading, first = false }: ItemCardProps) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: item.name.id })
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', minInlineSize: 0 }}>
      <ItemPicture item={item} lazy={!first} />
      <Typography component={heading} variant="h4" sx={{ marginBlockStart: 2 }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: palette.goldText, marginBlockEnd: 1 }}>
        <FormattedMessage {...getCategoryLabel(item.category)} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 'auto' }}>
        <Button
          component={Link}
          to={itemPath(item.id)}
          variant="outlined"
          aria-label={intl.formatMessage(itemMessages.detailsOf, { name })}
        >
          <FormattedMessage {...itemMessages.viewDetails} />
        </Button>
        <WishButton itemId={item.id} name={name} />
      </Box>
    </Box>
  )
}
