import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { usePublishWishMutation, type Reply } from '@/api/weddings'
import { wishMessages } from '@/i18n/messages/replies'
import { useWeddingRights } from '@/lib/useWeddingRights'
import { FailureNotice } from '@/ui/feedback/FailureNotice'

interface WishSwitchProps {
  weddingId: string
  /** The family, for the accessible name. */
  name: string
  /** A reply with a message. */
  reply: Reply
}

/** Shows the message of a reply on the invitation, or hides it, if the guests agree. Members other than owners read whether it is shown. */
export function WishSwitch({ weddingId, name, reply: { id, mayPublish, publishedAt } }: WishSwitchProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const { canManageWedding } = useWeddingRights(weddingId)
  const [publish, { isLoading, error, originalArgs }] = usePublishWishMutation()
  if (!mayPublish)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...wishMessages.private} />
      </Typography>
    )
  if (!canManageWedding)
    return (
      publishedAt !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...wishMessages.published} />
        </Typography>
      )
    )
  const isPublished = isLoading ? originalArgs?.wishUpdate.published === true : publishedAt !== undefined
  return (
    <>
      <FormControlLabel
        sx={{ marginInlineEnd: 0 }}
        control={
          <Switch
            checked={isPublished}
            slotProps={{ input: { 'aria-label': intl.formatMessage(wishMessages.publishNamed, { name }) } }}
            onChange={(_event, published) => void publish({ weddingId, replyId: id, wishUpdate: { published } })}
          />
        }
        label={<FormattedMessage {...(isPublished ? wishMessages.published : wishMessages.publish)} />}
      />
      {error !== undefined && <FailureNotice text={errorText(error)} />}
    </>
  )
}
