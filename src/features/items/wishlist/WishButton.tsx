import { FormattedMessage, useIntl } from 'react-intl'
import { wishlistMessages } from '@/i18n/messages/items'
import { useAppDispatch } from '@/store/hooks'
import button from '@/ui/button/Button.module.css'
import { getButtonClass } from '@/ui/button/buttonClass'
import { FullHeartIcon, HeartIcon } from '@/ui/icons/pageIcons'
import styles from './WishButton.module.css'
import { toggleWish, useWishlist } from './wishlistEdit'

/** Adds an item to the wishlist or removes it; the label tells which. */
export function WishButton({ itemId, name }: { itemId: string; name: string }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const wished = useWishlist().includes(itemId)
  return (
    <button
      type="button"
      className={getButtonClass({ className: styles.button })}
      onClick={() => void dispatch(toggleWish(itemId))}
      aria-label={intl.formatMessage(wished ? wishlistMessages.addedNamed : wishlistMessages.addNamed, { name })}
    >
      <span className={button.icon}>{wished ? <FullHeartIcon /> : <HeartIcon />}</span>
      <FormattedMessage {...(wished ? wishlistMessages.added : wishlistMessages.add)} />
    </button>
  )
}
