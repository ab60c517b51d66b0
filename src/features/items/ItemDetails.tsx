import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { palette } from '@/theme/tokens'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { Divider } from '@/ui/ornament/Divider'
import { getCategoryLabel, getItems, type GalleryItem } from './gallery'
import { ItemGrid } from './ItemGrid'
import { ItemPicture } from './ItemPicture'
import { itemMessages } from '@/i18n/messages/items'
import { WishButton } from './wishlist/WishButton'

/** An item's details: picture, advice, actions, and related items. */
export function ItemDetails({ item }: { item: GalleryItem }) {
  const intl = useIntl()
  const { storeUrl } = useSiteConfig()
  const name = intl.formatMessage({ id: item.name.id })
  const neighbours = getItems(item.category).filter(({ id }) => id !== item.id)
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '5fr 6fr' }, alignItems: 'center' }}
      >
        <ItemPicture item={item} lazy={false} />
        <div>
          <Typography sx={{ color: palette.goldText, fontWeight: 500 }}>
            <FormattedMessage {...getCategoryLabel(item.category)} />
          </Typography>
          <Typography variant="h1">{name}</Typography>
          <Box sx={{ color: palette.gold, marginBlock: 1 }}>
            <Divider />
          </Box>
          <Typography sx={{ fontSize: '1.125rem', marginBlockEnd: 3, maxInlineSize: 520 }}>
            <FormattedMessage {...item.about} />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <WishButton itemId={item.id} name={name} />
            <ExternalLink href={storeUrl} variant="outlined">
              <FormattedMessage {...itemMessages.askStore} />
            </ExternalLink>
          </Box>
          <Link
            component={RouterLink}
            to={paths.items}
            sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlockStart: 3 }}
          >
            <FormattedMessage {...itemMessages.backToAll} />
          </Link>
        </div>
      </Box>
      <Box component="section" sx={{ marginBlockStart: { xs: 7, md: 10 } }}>
        <Typography variant="h2" sx={{ fontSize: '1.75rem', marginBlockEnd: 4 }}>
          <FormattedMessage {...itemMessages.more} />
        </Typography>
        <ItemGrid items={neighbours} heading="h3" />
      </Box>
    </>
  )
}
