import { createCardColors, type CardColors } from '@shared/palettes/cardColors'
import { Suspense, useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PaintContext } from '@/ui/ornament/PaintContext'
import { toColorProperties } from './colorProperties'
import type { CardVariant, InvitationContent } from './content'
import styles from './InvitationCard.module.css'
import { Backdrop } from './parts/Backdrop'
import { CardSkeleton } from './parts/CardSkeleton'
import './parts/parts.module.css'
import { useTemplate } from './templates'

interface Props {
  content: InvitationContent
  /** The time of the rendering on the server, in epoch ms. */
  now?: number
  variant?: CardVariant
  /** Whom the invitation addresses, before its first line. */
  greeting?: ReactNode
  /** What the guests are asked to do, after the hall. */
  call?: ReactNode
  /** Actions below the invitation, in its colours: copy, share, music. */
  actions?: ReactNode
  /** The card's colours, when the page's styles have them as values (`RenderedPage.colors`). */
  pageColors?: CardColors
}

function Template({ content, variant = 'page', ...rest }: Omit<Props, 'pageColors'>) {
  const Chosen = useTemplate(content.template)
  const picture = content.backgroundImage?.trim()
  return (
    <Chosen
      content={content}
      variant={variant}
      backdrop={picture ? <Backdrop key={picture} address={picture} /> : undefined}
      {...rest}
    />
  )
}

/**
 * The invitation in the couple's template and the surrounding language: the same component on the guest page, in the
 * four card views and in the studio's preview (specification §2).
 */
export function InvitationCard({ pageColors, ...props }: Props) {
  const { locale } = useIntl()
  const { variant = 'page' } = props
  const { template, card } = props.content
  const { palette, accent, fontPair } = card ?? {}
  const colors = useMemo(
    () => pageColors ?? createCardColors(template, { palette, accent }),
    [pageColors, template, palette, accent],
  )
  return (
    <article
      className={`${styles.card} ${styles[variant]}`}
      lang={locale}
      dir={locale.startsWith('ar') ? 'rtl' : 'ltr'}
      data-font-pair={fontPair}
      style={pageColors ? undefined : toColorProperties(colors)}
    >
      <PaintContext value={colors.paint}>
        <Suspense fallback={<CardSkeleton />}>
          <Template {...props} />
        </Suspense>
      </PaintContext>
    </article>
  )
}
