import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import { useField } from 'formik'
import type { ClipboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { TextField } from '@/ui/fields/TextField'
import { mapMessages } from '@/i18n/messages/plans'
import { getMapUrl, parseMapLink, type MapLink } from './parseMapLink'

const FIELD = 'mapsLink'
/** Precision of about one metre. */
const COORDINATE_DIGITS = 5

/** The map link: pasted or typed text is converted to the map's own URL, and the couple can test it. */
export function MapLinkField() {
  const intl = useIntl()
  const [{ value }, , { setValue }] = useField<string>(FIELD)
  const recognition = parseMapLink(value)

  const handlePaste = (event: ClipboardEvent) => {
    // Handle the paste: the browser would join the lines of a shared text.
    const address = getMapUrl(event.clipboardData.getData('text'))
    if (!address) return
    event.preventDefault()
    void setValue(address)
  }
  const handleBlur = () => {
    const address = getMapUrl(value)
    if (address && address !== value) void setValue(address)
  }

  return (
    <div>
      <TextField
        name={FIELD}
        type="url"
        label={intl.formatMessage(mapMessages.label)}
        helperText={intl.formatMessage(mapMessages.hint)}
        onPaste={handlePaste}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off', onBlur: handleBlur } }}
      />
      <div role="status" data-testid="map-found">
        {recognition.kind === 'link' && <Found link={recognition.link} />}
      </div>
    </div>
  )
}

function Found({ link: { url, service, name, point } }: { link: MapLink }) {
  const intl = useIntl()
  const formatDegrees = (angle: number) => intl.formatNumber(angle, { maximumFractionDigits: COORDINATE_DIGITS })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        marginBlockStart: 0.5,
        color: 'success.main',
        overflowWrap: 'anywhere',
      }}
    >
      <CheckIcon fontSize="small" />
      <FormattedMessage {...mapMessages.recognised} values={{ service }} />
      {name && <bdi>{name}</bdi>}
      {!name && point && (
        <bdi>
          <FormattedMessage
            {...mapMessages.coordinates}
            values={{ latitude: formatDegrees(point.latitude), longitude: formatDegrees(point.longitude) }}
          />
        </bdi>
      )}
      <ExternalLink href={url}>
        <FormattedMessage {...mapMessages.tryIt} />
      </ExternalLink>
    </Box>
  )
}
