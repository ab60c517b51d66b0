import { defineMessages } from 'react-intl'

export const mapMessages = {
  ...defineMessages({
    label: { id: 'invitation.map.label', defaultMessage: 'Map link (optional)' },
    hint: { id: 'invitation.map.hint', defaultMessage: 'In Google Maps: Share, then Copy link. Paste it here, or paste coordinates.' },
    tryIt: { id: 'invitation.map.tryIt', defaultMessage: 'Try it' },
    noLink: { id: 'invitation.map.noLink', defaultMessage: 'There is no link in this. In Google Maps: Share, then Copy link.' },
    notHttps: { id: 'invitation.map.notHttps', defaultMessage: 'A map link begins with https://. Copy it again from the map.' },
    notMap: { id: 'invitation.map.notMap', defaultMessage: 'This leads to another site. Paste a link from Google Maps, Apple Maps, Waze or OpenStreetMap.' },
    lookalike: { id: 'invitation.map.lookalike', defaultMessage: 'This address only looks like a map and may mislead your guests. Copy the link from the map itself.' },
    tooLong: { id: 'invitation.map.tooLong', defaultMessage: 'This link is too long. In Google Maps, Share gives a short one.' },
  }),
  ...defineMessages<{
    recognised: { service: string }
    coordinates: { latitude: string; longitude: string }
  }>({
    recognised: {
      id: 'invitation.map.recognised',
      defaultMessage: '{service, select, google {Google Maps} apple {Apple Maps} waze {Waze} other {OpenStreetMap}} link recognised',
    },
    coordinates: { id: 'invitation.map.coordinates', defaultMessage: '{latitude}, {longitude}' },
  }),
}
