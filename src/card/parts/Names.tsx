import { useIntl } from 'react-intl'
import type { CardVariant, InvitationContent } from '../content'
import { cardMessages } from '@/i18n/messages/guest'
import { getNameLength } from './nameLength'

interface Props {
  content: InvitationContent
  variant: CardVariant
  /** The template's `names`, `name`, `and` and `toCome`. */
  classes: Readonly<Record<string, string>>
}

/** The couple's names. By `data-length` the template's styles reduce the size of long ones. */
export function Names({ content: { groom, bride }, variant, classes }: Props) {
  const { formatMessage } = useIntl()
  const Heading = variant === 'preview' ? 'h2' : 'h1'
  const renderName = (given: string, toCome: string) => (
    <bdi className={`${classes.name} ${given.trim() ? '' : classes.toCome}`}>{given.trim() || toCome}</bdi>
  )
  return (
    <Heading className={classes.names} data-length={getNameLength(groom, bride)}>
      {renderName(groom, formatMessage(cardMessages.groom))}{' '}
      <span className={classes.and}>{formatMessage(cardMessages.and)}</span>{' '}
      {renderName(bride, formatMessage(cardMessages.bride))}
    </Heading>
  )
}
