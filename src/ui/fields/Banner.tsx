import Alert, { type AlertProps } from '@mui/material/Alert'
import { useEffect, useRef } from 'react'

/** A form's alert that scrolls into view: on a phone the top of a form is above the viewport when its button is pressed. */
export function Banner(props: Pick<AlertProps, 'severity' | 'action' | 'children'>) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not.
    banner.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return <Alert ref={banner} sx={{ scrollMarginBlock: 16 }} {...props} />
}
