import { FormattedMessage } from 'react-intl'
import { addGuestMessages } from '@/i18n/messages/guests'
import button from '@/ui/button/Button.module.css'
import { getButtonClass } from '@/ui/button/buttonClass'
import { AddIcon } from '@/ui/icons/pageIcons'
import styles from './AddBar.module.css'

/** On a phone the button that adds a family, under the thumb. It has the whole line, so that it covers no button of a row. */
export const AddBar = ({ onAdd }: { onAdd: () => void }) => (
  <div className={styles.bar}>
    <button
      type="button"
      className={getButtonClass({ variant: 'contained', className: styles.add })}
      onClick={onAdd}
      data-testid="add-family-bar"
    >
      <span className={button.icon}>
        <AddIcon />
      </span>
      <FormattedMessage {...addGuestMessages.title} />
    </button>
  </div>
)
