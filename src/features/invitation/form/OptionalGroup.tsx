import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

interface Props {
  title: MessageDescriptor
  hint: MessageDescriptor
  /** Whether something in it is given. */
  isFilled: boolean
  /** Whether something in it is wrong. */
  hasError: boolean
  children: ReactNode
}

/** Fields that can be skipped: closed until the couple opens them, or has filled one of them before. */
export function OptionalGroup({ title, hint, isFilled, hasError, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled)
  const titleId = useId()
  const group = useRef<HTMLDetailsElement>(null)
  const { submitCount } = useFormikContext()
  // A field in a closed group cannot get the focus.
  useLayoutEffect(() => {
    if (submitCount > 0 && hasError && group.current) group.current.open = true
  }, [submitCount, hasError])
  return (
    <Paper
      component="details"
      aria-labelledby={titleId}
      ref={group}
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      sx={{ padding: { xs: 2.5, sm: 4 }, minInlineSize: 0 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minBlockSize: 44, '&::marker': { color: 'primary.main' } }}>
        <Typography id={titleId} component="span" variant="h3">
          <FormattedMessage {...title} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          <FormattedMessage {...hint} />
        </Typography>
      </Box>
      <Stack spacing={3} sx={{ marginBlockStart: 3 }}>
        {children}
      </Stack>
    </Paper>
  )
}
