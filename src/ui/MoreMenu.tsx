import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { weddingNavMessages } from '@/i18n/messages/weddings'
import button from './button/Button.module.css'
import { OnDemand } from './feedback/OnDemand'
import { MoreIcon } from './icons/pageIcons'
import type { MenuTool } from './ToolMenu'
import { usePreload } from './usePreload'

const importMenu = () => import(/* webpackChunkName: "tool-menu" */ './ToolMenu')
const MENU = [importMenu]

/** What a page offers besides its main action, behind one button. */
export function MoreMenu({ tools }: { tools: readonly MenuTool[] }) {
  const intl = useIntl()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [hasOpened, setOpened] = useState(false)
  usePreload(MENU)
  return (
    <>
      <button
        type="button"
        className={button.round}
        aria-label={intl.formatMessage(weddingNavMessages.more)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpened(true)
        }}
        data-testid="more"
      >
        <MoreIcon />
      </button>
      {hasOpened && (
        <OnDemand importComponent={importMenu} props={{ id, anchor, tools, onClose: () => setAnchor(null) }} />
      )}
    </>
  )
}
