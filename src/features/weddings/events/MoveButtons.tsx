import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { eventMessages } from '@/i18n/messages/weddings'
import type { Step } from './useMoveEvent'

export interface MoveButtonsProps {
  eventName: string
  isFirst: boolean
  isLast: boolean
  /** The last move of this event, a new object for each: its button gets the focus back, which the browser drops when the card moves. */
  lastMove: { step: Step } | null
  onMove: (step: Step) => void
}

/** Moves an event in the list; operable by keyboard, unlike dragging. */
export function MoveButtons({ eventName, isFirst, isLast, lastMove, onMove }: MoveButtonsProps) {
  const intl = useIntl()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!lastMove) return
    const [pressed, other] = lastMove.step === -1 ? [up, down] : [down, up]
    const target = pressed.current?.disabled ? other : pressed
    target.current?.focus()
  }, [lastMove])

  return (
    <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
      <IconButton
        ref={up}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={intl.formatMessage(eventMessages.moveUp, { event: eventName })}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        ref={down}
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={intl.formatMessage(eventMessages.moveDown, { event: eventName })}
      >
        <DownIcon />
      </IconButton>
    </Box>
  )
}
