import type { Network } from './shareLinks'

const drawn = { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': true, focusable: false } as const
const outlined = {
  ...drawn,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The networks' logos; like all brands they are not mirrored in Arabic. */
export const networkIcons: Record<Network, React.ReactNode> = {
  facebook: (
    <svg {...drawn} fill="currentColor">
      <path d="M13.6 21.5v-8.2h2.8l.4-3.2h-3.2V8c0-.9.3-1.6 1.6-1.6h1.7V3.5c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.5H7.5v3.2h2.8v8.2z" />
    </svg>
  ),
  whatsapp: (
    <svg {...outlined}>
      <path d="M3.5 20.5l1.3-4.6a8.6 8.6 0 1 1 3.3 3.3z" />
      <path d="M8.8 7.9c.3-.6 1-.6 1.3 0l.6 1.4c.1.3 0 .6-.2.9l-.5.6c.7 1.4 1.8 2.5 3.2 3.1l.7-.8c.2-.2.5-.3.8-.2l1.4.7c.6.3.6.9.3 1.4-.5.9-1.5 1.3-2.5 1.1-3-.6-5.7-3.3-6.1-6.2-.1-.7.5-1.6 1-2z" />
    </svg>
  ),
  twitter: (
    <svg {...drawn} fill="currentColor">
      <path d="M17.5 3.5h3.1l-6.8 7.8 8 9.7h-6.3l-4.9-6-5.6 6H1.9l7.3-8.3L1.5 3.5h6.4l4.4 5.5zm-1.1 15.7h1.7L6.9 5.2H5z" />
    </svg>
  ),
}

export const CopyIcon = () => (
  <svg {...outlined}>
    <path d="M9.5 14.5l5-5M11 6.5l1.6-1.6a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.6 1.6a4.6 4.6 0 0 1-6.5-6.5L6.5 11" />
  </svg>
)

export const ShareIcon = () => (
  <svg {...outlined}>
    <path d="M12 14.5v-11M8 7l4-3.8L16 7M6.5 10.5H5v10h14v-10h-1.5" />
  </svg>
)

export const CalendarIcon = () => (
  <svg {...outlined}>
    <path d="M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4M12 13v4M10 15h4" />
  </svg>
)

export const PictureIcon = () => (
  <svg {...outlined}>
    <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.6v.1" />
  </svg>
)

export const QrIcon = () => (
  <svg {...outlined}>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v3M17 20h3M14 20v-.5" />
  </svg>
)
