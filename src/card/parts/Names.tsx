import { useIntl, type MessageDescriptor } from 'react-intl'
import { formatWithheldBride, isBrideFirst } from '@shared/card/hosts'
import { cardMessages } from '@/i18n/messages/guest'
import type { CardVariant, InvitationContent } from '../content'
import { getNameLength } from './nameLength'
import shared from './parts.module.css'
import { useCardLanguage } from './useCardLanguage'

interface Props {
  content: InvitationContent
  variant: CardVariant
  /** The template's `names`, `name`, `and` and `toCome`. */
  classes: Readonly<Record<string, string>>
}

/**
 * The couple's names, in the order in which the sentence of the hosts ends in them. By `data-length` the template's styles reduce the size of
 * long ones.
 */
export function Names({ content: { groom, bride, card = {} }, variant, classes }: Props) {
  const { formatMessage } = useIntl()
  const language = useCardLanguage()
  const Heading = variant === 'preview' ? 'h2' : 'h1'
  const renderName = (given: string, toCome: MessageDescriptor) => (
    <bdi className={`${classes.name} ${given.trim() ? '' : classes.toCome}`}>
      {given.trim() || formatMessage(toCome)}
    </bdi>
  )
  const groomName = renderName(groom, cardMessages.groom)
  const brideName = card.withholdsBride ? (
    <bdi className={`${classes.name} ${shared.daughter}`}>{formatWithheldBride(card, language)}</bdi>
  ) : (
    renderName(bride, cardMessages.bride)
  )
  const [first, second] = isBrideFirst(card) ? [brideName, groomName] : [groomName, brideName]
  return (
    <Heading className={classes.names} data-length={getNameLength(groom, card.withholdsBride ? '' : bride)}>
      {first} <span className={classes.and}>{formatMessage(cardMessages.and)}</span> {second}
    </Heading>
  )
}
