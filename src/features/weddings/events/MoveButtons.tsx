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
  /** Of the event in the list. */
  index: number
  isLast: boolean
  /** @returns whether the event is moved */
  onMove: (step: Step) => boolean
}

/** Moves an event in the list; operable by keyboard, unlike dragging. */
export function MoveButtons({ eventName, index, isLast, onMove }: MoveButtonsProps) {
  const intl = useIntl()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const lastStep = useRef<Step | null>(null)

  // The browser drops the focus when the card moves; at an end of the list the pressed button is disabled.
  useEffect(() => {
    if (lastStep.current === null) return
    const [pressed, other] = lastStep.current === -1 ? [up, down] : [down, up]
    const target = pressed.current?.disabled ? other : pressed
    target.current?.focus()
    lastStep.current = null
  }, [index])

  const move = (step: Step) => {
    lastStep.current = onMove(step) ? step : null
  }

  return (
    <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
      <IconButton
        ref={up}
        disabled={index === 0}
        onClick={() => move(-1)}
        aria-label={intl.formatMessage(eventMessages.moveUp, { event: eventName })}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        ref={down}
        disabled={isLast}
        onClick={() => move(1)}
        aria-label={intl.formatMessage(eventMessages.moveDown, { event: eventName })}
      >
        <DownIcon />
      </IconButton>
    </Box>
  )
}
