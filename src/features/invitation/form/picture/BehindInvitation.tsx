import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { InvitationIntl } from '@/i18n/InvitationIntl'
import { useAppSelector } from '@/store/hooks'
import { palette } from '@/theme/tokens'
import { InvitationCard } from '@/card/InvitationCard'
import { selectDraft } from '@/features/invitation/invitationSlice'
import { toContentFromDraft } from '@/features/invitation/draftContent'
import { encodePicture, type Area } from '@/lib/picture/encodePicture'
import { pictureMessages } from '@/i18n/messages/studio'
import type { OpenPicture } from '@/lib/picture/openPicture'

/** A scaled-down phone screen in the aspect ratio of the crop, in px. */
const PHONE = { inlineSize: 360, blockSize: 640 }
const SCALE = { xs: 0.34, sm: 0.5 }
const SAMPLE_LONG_SIDE_PX = 640

/** Previews the crop behind the couple's invitation, as on a guest's phone. */
export function BehindInvitation({ picture, area }: { picture: OpenPicture; area: Area }) {
  const draft = useAppSelector(selectDraft)
  const sample = useSample(picture, area)
  const content = toContentFromDraft({ ...draft, template: draft.template ?? 1, backgroundImage: sample })
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Box
        inert
        sx={{
          ...PHONE,
          zoom: SCALE,
          overflow: 'hidden',
          border: `6px solid ${palette.ink}`,
          borderRadius: '36px',
          boxSizing: 'content-box',
        }}
      >
        <InvitationIntl locale={draft.language}>
          <InvitationCard variant="preview" content={content} />
        </InvitationIntl>
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ color: 'text.secondary', textAlign: 'center', maxInlineSize: 200 }}
      >
        <FormattedMessage {...pictureMessages.behind} />
      </Typography>
    </Box>
  )
}

/** Object URL of a small copy of the crop. */
function useSample({ element }: OpenPicture, area: Area): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    let current = true
    let made = ''
    const make = async () => {
      const file = await encodePicture(element, area, 'sample.jpg', SAMPLE_LONG_SIDE_PX).catch(() => null)
      if (!current || !file) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    void make()
    return () => {
      current = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [element, area])
  return address
}
