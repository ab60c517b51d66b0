import type { ServiceCategory } from '@/api'

/** A circle as a path. */
const drawRing = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Icon paths, one for each category: a grid of 24, strokes of 1.6. */
export const iconPaths = {
  // A lotus.
  beautycenter:
    'M12 4.5c2.6 2.4 4 5 4 7.7S14.6 17.7 12 19.5c-2.6-1.8-4-4.6-4-7.3S9.4 6.9 12 4.5ZM8 11C6.3 10.2 4.6 9.9 2.8 10c.1 5.3 3.7 9.3 9.2 9.5M16 11c1.7-.8 3.4-1.1 5.2-1-.1 5.3-3.7 9.3-9.2 9.5',
  // Three flowers in a wrap.
  flowerbouquet: `${drawRing(12, 5.2, 2.4)}${drawRing(6.8, 8.2, 2.2)}${drawRing(17.2, 8.2, 2.2)}M4.8 12.5h14.4L12 21.5ZM12 7.6v4.9M9.3 18h5.4`,
  // An open envelope with a letter.
  invitations:
    'M3.5 10.5V20h17v-9.5M3.5 10.5L12 16l8.5-5.5M3.5 10.5L6.5 8.3M20.5 10.5l-3-2.2M6.5 12.4V3.5h11v8.9M9.5 7h5M9.5 10h5',
  // A lipstick.
  makeupartist: 'M7.5 12.5h9v8h-9ZM9.2 12.5V9h5.6v3.5M9.2 9V6.6l5.6-3.1V9M7.5 15.5h9',
  // A contract with its seal.
  mazoons: `M5.5 3.5h13v17h-13ZM8.5 7h7M8.5 10h7M8.5 13h2.5${drawRing(14.2, 16, 1.9)}`,
  photographer: `M3 8h4.2l1.7-2.8h6.2L16.8 8H21v11.5H3Z${drawRing(12, 13.5, 3.5)}M18 10.7h.1`,
  // The strip of a photo booth.
  photosetion: `M7.5 2.8h9v18.4h-9ZM7.5 8.9h9M7.5 15.1h9${drawRing(12, 5.9, 1.3)}${drawRing(12, 12, 1.3)}${drawRing(12, 18.1, 1.3)}`,
  weddingcar: `M5 17H2.8v-4.2L6 11.5 8.5 7h6l3.6 4.5 3.1 1.3V17H19M9 17h6M6 11.5h12.1M11.6 7v4.5${drawRing(7, 17, 2)}${drawRing(17, 17, 2)}`,
  weddingdress:
    'M9.3 3l.9 3.3L9.3 10 4.8 20c4.7 1.5 9.7 1.5 14.4 0L14.7 10l-.9-3.7.9-3.3M9.3 3c.3 1.6 1.3 2.5 2.7 2.5s2.4-.9 2.7-2.5M9.3 10h5.4M10.5 13.5L9 20.8M13.5 13.5l1.5 7.3',
  // The pointed arch of a hall, and its door.
  weddinghall:
    'M2.8 20.5h18.4M4.5 20.5V11c0-4.3 5-5 7.5-8.2C14.5 6 19.5 6.7 19.5 11v9.5M8.7 20.5v-5.3c0-2 2.3-2.5 3.3-4 1 1.5 3.3 2 3.3 4v5.3',
  // A calendar with a heart.
  weddingplanner:
    'M3.8 5.3h16.4v15.2H3.8ZM3.8 9.5h16.4M8 3v4M16 3v4M12 18.3c-2.1-1.5-3.2-2.5-3.2-3.9a1.6 1.6 0 0 1 3.2-.4 1.6 1.6 0 0 1 3.2.4c0 1.4-1.1 2.4-3.2 3.9Z',
  // A dish under its cover.
  catering: `M2.8 17.5h18.4M4.3 17.5a7.7 7.7 0 0 1 15.4 0M7 20.5h10${drawRing(12, 7.7, 1.6)}M8 14a4.6 4.6 0 0 1 2.7-2.3`,
  weddingcake:
    'M2.8 20.5h18.4M4.5 20.5v-5h15v5M7 15.5v-4.2h10v4.2M9.3 11.3V7.5h5.4v3.8M12 7.5V5M12 3.5v.1M4.5 17.7c2.5 1.5 5 1.5 7.5 0 2.5 1.5 5 1.5 7.5 0',
  // A ring with a stone.
  jewelry: `M8.8 3h6.4l2.3 2.7L12 10.5 6.5 5.7ZM6.5 5.7h11M8.8 11a6 6 0 1 0 6.4 0`,
  // A suitcase.
  travel:
    'M3.5 8h17v12h-17ZM9 8V4.5h6V8M7.5 8v12M16.5 8v12M12 16.2c-1.4-1-2.1-1.7-2.1-2.6a1.06 1.06 0 0 1 2.1-.3 1.06 1.06 0 0 1 2.1.3c0 .9-.7 1.6-2.1 2.6Z',
  dj: 'M4 15.5v-3.3a8 8 0 0 1 16 0v3.3M4 14h3.5v6.5H6a2 2 0 0 1-2-2ZM20 14h-3.5v6.5H18a2 2 0 0 0 2-2Z',
  // An oud.
  ceremonymusic: `M14.3 9.7c2.5 2.9 2.2 6.6-.4 9.2-2.8 2.8-7.1 2.9-9.3.5s-1.9-6.3.9-9.1c2.5-2.5 6-2.8 8.8-.6ZM14.3 9.7l4.5-4.9M18.8 4.8l-1.5-1.3M18.8 4.8l2 .9${drawRing(9.6, 14.2, 2)}M6.5 18.3l1-1`,
} satisfies Record<ServiceCategory, string>
