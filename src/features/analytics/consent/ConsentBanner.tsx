import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useRef, type KeyboardEvent, useEffect, type RefObject, useLayoutEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@shared/routes'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { palette, radius } from '@/theme/tokens'
import { createLinkTag } from '@/ui/layout/messageTags'
import { consentChosen, consentKept, selectConsentChoice, selectConsentReopened } from './consentSlice'
import { consentMessages } from '@/i18n/messages/consent'

const sheet = {
  displayPrint: 'none',
  position: 'fixed',
  // Below the navigation bar, menus and dialogs, so as not to interrupt.
  zIndex: 'fab',
  insetBlockEnd: { xs: 'var(--bottom-bar)', sm: 24 },
  insetInlineEnd: { xs: 0, sm: 24 },
  inlineSize: { xs: '100%', sm: 440 },
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  padding: { xs: 2.5, sm: 3 },
  paddingBlockEnd: { xs: 'max(20px, env(safe-area-inset-bottom))', sm: 3 },
  backgroundColor: palette.surface,
  border: `1px solid ${palette.line}`,
  borderBlockStart: `3px solid ${palette.gold}`,
  borderRadius: { xs: `${radius.card}px ${radius.card}px 0 0`, sm: `${radius.card}px` },
  boxShadow: '0 -8px 32px rgb(43 27 36 / 12%)',
} as const

/** Both buttons look alike: refusing must be as easy as accepting. */
const answer = { flex: 1, minBlockSize: 48 } as const

/** Asks for consent to analytics, without blocking the page. */
export default function ConsentBanner() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const choice = useAppSelector(selectConsentChoice)
  const reopened = useAppSelector(selectConsentReopened)
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const title = useFocusWhile(reopened)
  useReservedBottomSpace(box)

  const keepChoice = () => dispatch(consentKept())
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keepChoice()
  }

  return (
    <Box
      component="section"
      ref={box}
      aria-labelledby={titleId}
      onKeyDown={closeByKey}
      sx={sheet}
      data-testid="consent"
    >
      {reopened && (
        <IconButton
          onClick={keepChoice}
          aria-label={formatMessage(consentMessages.close)}
          sx={{ float: 'inline-end', marginBlockStart: -1, marginInlineEnd: -1 }}
        >
          <CloseIcon />
        </IconButton>
      )}
      <Typography ref={title} id={titleId} component="h2" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        <FormattedMessage {...consentMessages.title} />
      </Typography>
      <Typography variant="body2" sx={{ marginBlock: 1.5, color: 'text.secondary' }}>
        <FormattedMessage {...consentMessages.text} values={{ privacy: createLinkTag({ to: paths.privacy }) }} />
      </Typography>
      {reopened && choice && (
        <Typography variant="body2" sx={{ marginBlockEnd: 1.5, fontWeight: 600 }}>
          <FormattedMessage {...(choice === 'granted' ? consentMessages.isGranted : consentMessages.isRefused)} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button variant="outlined" sx={answer} onClick={() => dispatch(consentChosen('refused'))}>
          <FormattedMessage {...consentMessages.refuse} />
        </Button>
        <Button variant="outlined" sx={answer} onClick={() => dispatch(consentChosen('granted'))}>
          <FormattedMessage {...consentMessages.accept} />
        </Button>
      </Box>
    </Box>
  )
}

/**
 * Moves the focus to a heading while something is open, and back afterwards.
 * @returns the heading's ref
 */
function useFocusWhile(open: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = open ? document.activeElement : null
    if (open) heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [open])
  return heading
}

/**
 * Reserves space below the page for an element fixed at the viewport's bottom, and scrolls the focused element above it
 * (WCAG 2.2, 2.4.11 Focus Not Obscured).
 */
function useReservedBottomSpace(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const observer = new ResizeObserver(() => {
      const height = `calc(${box.current?.offsetHeight ?? 0}px + var(--bottom-bar))`
      root.style.scrollPaddingBlockEnd = height
      body.style.paddingBlockEnd = height
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBlockEnd = ''
      body.style.paddingBlockEnd = ''
    }
  }, [box])
}
