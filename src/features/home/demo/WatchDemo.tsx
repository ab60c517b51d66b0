import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useDialogAddress } from '@/ui/useDialogAddress'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { homeMessages } from '@/i18n/messages/home'

/** The demo's hash; without scripts it leads to the three steps. */
export const DEMO_ID = 'demo'

const loadDemo = () => import(/* webpackChunkName: "home-demo" */ './DemoDialog')

/** 'Watch Demo' (specification §2): `#demo` opens the demo; Escape and 'back' close it. */
export function WatchDemo({ templates }: { templates: readonly string[] }) {
  const { search, key } = useLocation()
  const { open, close } = useDialogAddress(`#${DEMO_ID}`)
  const { Component, failed, load } = useLazyComponent(loadDemo)

  // Each press has a new location key: it loads again after a failure.
  useEffect(() => {
    if (open) void load()
  }, [open, key, load])

  return (
    <>
      <Button
        component={Link}
        to={{ search, hash: DEMO_ID }}
        state={{ openedHere: true }}
        replace={open}
        size="large"
        startIcon={<PlayIcon />}
      >
        <FormattedMessage {...homeMessages.watchDemo} />
      </Button>
      {Component && <Component open={open} templates={templates} onClose={close} />}
      {failed && open && (
        <Box component="p" role="alert" sx={{ color: 'error.main', inlineSize: '100%', margin: 0 }}>
          <FormattedMessage {...homeMessages.demoFailed} />
        </Box>
      )}
    </>
  )
}
