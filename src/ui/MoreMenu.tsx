import MoreIcon from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingNavMessages } from '@/i18n/messages/weddings'

/** A tool in the menu: a link to a page, or an action. */
export interface MenuTool {
  key: string
  label: ReactNode
  icon?: ReactNode
  target: string | (() => void)
  disabled?: boolean
}

/** What a page offers besides its main action, behind one button. */
export function MoreMenu({ tools }: { tools: readonly MenuTool[] }) {
  const intl = useIntl()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage(weddingNavMessages.more)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        data-testid="more"
        sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {tools.map((tool) => (
          <Tool key={tool.key} tool={tool} onChoose={close} />
        ))}
      </Menu>
    </>
  )
}

/** Menu passes the focus to its items by these properties. */
function Tool({
  tool: { label, icon, target, disabled },
  onChoose,
  ...focus
}: {
  tool: MenuTool
  onChoose: () => void
}) {
  const choose = () => {
    onChoose()
    if (typeof target === 'function') target()
  }
  return (
    <MenuItem
      {...focus}
      {...(typeof target === 'string' && { component: Link, to: target })}
      disabled={disabled}
      onClick={choose}
      sx={{ minBlockSize: 48, whiteSpace: 'normal' }}
    >
      {icon !== undefined && <ListItemIcon>{icon}</ListItemIcon>}
      {label}
    </MenuItem>
  )
}
