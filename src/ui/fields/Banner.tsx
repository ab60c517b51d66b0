import Alert, { type AlertProps } from '@mui/material/Alert'
import { useEffect, useRef } from 'react'

/** A form's notice that comes into view by itself: on a phone the top of a form lies above the window when its button is pressed. */
export function Banner(props: Pick<AlertProps, 'severity' | 'action' | 'children'>) {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not return.
    own.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return <Alert ref={own} sx={{ scrollMarginBlock: 16 }} {...props} />
}
