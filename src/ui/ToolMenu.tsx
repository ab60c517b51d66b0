import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { withTheme } from '@/theme/withTheme'

/** A tool in the menu: a link to a page, or an action. */
export interface MenuTool {
  key: string
  label: ReactNode
  icon?: ReactNode
  target: string | (() => void)
  disabled?: boolean
}

interface ToolMenuProps {
  id: string
  /** The button that has opened it; null while it is closed. */
  anchor: HTMLElement | null
  tools: readonly MenuTool[]
  onClose: () => void
}

function ToolMenu({ id, anchor, tools, onClose }: ToolMenuProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {tools.map((tool) => (
        <Tool key={tool.key} tool={tool} onChoose={onClose} />
      ))}
    </Menu>
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

export default withTheme(ToolMenu)
