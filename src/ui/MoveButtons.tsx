import EarlierIcon from '@mui/icons-material/ArrowBackOutlined'
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'

/** One place towards the start (-1) or the end (1) of the list. */
export type Step = -1 | 1

export interface MoveButtonsProps {
  /** The accessible names: towards the start, and towards the end. */
  labels: { back: string; forward: string }
  /** The list runs along the line, as a grid does, and not down the page. */
  isInline?: boolean
  /** Of the entry in the list. */
  index: number
  isLast: boolean
  /** @returns whether the entry is moved */
  onMove: (step: Step) => boolean
}

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const

/** Moves an entry of a list; operable by keyboard, unlike dragging. */
export function MoveButtons({ labels, isInline = false, index, isLast, onMove }: MoveButtonsProps) {
  const back = useRef<HTMLButtonElement>(null)
  const forward = useRef<HTMLButtonElement>(null)
  const lastStep = useRef<Step | null>(null)

  // The browser drops the focus when the entry moves; at an end of the list the pressed button is disabled.
  useEffect(() => {
    if (lastStep.current === null) return
    const [pressed, other] = lastStep.current === -1 ? [back, forward] : [forward, back]
    const target = pressed.current?.disabled ? other : pressed
    target.current?.focus()
    lastStep.current = null
  }, [index])

  const move = (step: Step) => {
    lastStep.current = onMove(step) ? step : null
  }

  return (
    <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
      <IconButton ref={back} disabled={index === 0} onClick={() => move(-1)} aria-label={labels.back}>
        {isInline ? <EarlierIcon sx={mirrored} /> : <UpIcon />}
      </IconButton>
      <IconButton ref={forward} disabled={isLast} onClick={() => move(1)} aria-label={labels.forward}>
        {isInline ? <LaterIcon sx={mirrored} /> : <DownIcon />}
      </IconButton>
    </Box>
  )
}
