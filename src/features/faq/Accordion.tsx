import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { palette } from '@/theme/tokens'

interface AccordionProps {
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[]
}

const item = {
  borderBlockEnd: `1px solid ${palette.line}`,
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: 'block-size 250ms, content-visibility 250ms allow-discrete',
  },
  '&[open]::details-content': { blockSize: 'auto' },
  '& summary svg': { transition: 'transform 250ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minBlockSize: 64,
  paddingBlock: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: palette.henna },
} as const

/**
 * An accordion with one open answer at a time (specification §2). Native `<details>`: it works by keyboard and without
 * scripts, and the browser's search finds closed answers.
 */
export function Accordion({ items }: AccordionProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)

  /** For browsers without `name` on `<details>`; others have closed the rest already. */
  const closeOthers = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return
    for (const other of list.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      if (other !== currentTarget) other.open = false
    }
  }

  return (
    <Box ref={list} sx={{ borderBlockStart: `1px solid ${palette.line}` }}>
      {items.map(({ id, question, answer }) => (
        <Box component="details" key={id} id={id} name={name} onToggle={closeOthers} sx={item}>
          <Box component="summary" sx={summary}>
            <Typography component="h3" sx={{ fontSize: '1.125rem', fontWeight: 500 }}>
              {question}
            </Typography>
            <ExpandMore aria-hidden sx={{ flexShrink: 0, color: palette.goldText }} />
          </Box>
          <Typography
            component="div"
            sx={{ color: 'text.secondary', paddingBlockEnd: 3, paddingInlineEnd: 5, maxInlineSize: '38em' }}
          >
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
