import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

/** The heading of a step. It takes the focus when the step is opened, but not when the page is. */
export function StepHeading({ title, takesFocus = true }: { title: MessageDescriptor; takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Typography
      ref={heading}
      variant="h2"
      tabIndex={-1}
      sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, outline: 'none', scrollMarginBlockStart: 96 }}
    >
      <FormattedMessage {...title} />
    </Typography>
  )
}
