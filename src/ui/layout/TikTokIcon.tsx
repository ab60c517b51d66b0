import { createSvgIcon } from '@mui/material/utils'

/** A note, as TikTok's sign shows it; Material's icons have none. */
export const TikTokIcon = createSvgIcon(
  <path d="M16.6 2.5c.4 2.5 1.9 4.1 4.4 4.3v3.1c-1.6 0-3-.5-4.3-1.4v6.4c0 3.9-2.7 6.6-6.4 6.6a6.3 6.3 0 0 1-6.3-6.3c0-3.8 3.2-6.7 7-6.2v3.3c-2-.5-3.7.8-3.7 2.8 0 1.8 1.3 3.1 3 3.1 1.9 0 3-1.3 3-3.4V2.5z" />,
  'TikTok',
)
