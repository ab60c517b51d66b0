import styles from './River.module.css'

/** Where water meets land, in the picture's own units (800 × 700; it is drawn wider, for any frame). */
const HORIZON = 452

const bands: readonly (readonly [y: number, fill: string])[] = [
  [HORIZON, '#2f7b80'],
  [492, '#27696f'],
  [540, '#1f575e'],
  [598, '#18474e'],
  [664, '#12383f'],
]

/** The sun on the water: shorter towards the boat's wake, broken by ripples. */
const glints: readonly (readonly [y: number, half: number])[] = [
  [462, 150],
  [476, 118],
  [492, 134],
  [510, 92],
  [532, 104],
  [556, 66],
  [584, 74],
  [616, 42],
]

const PALM = 'M0 0C-3 -30 -2 -58 4 -84L8 -84C4 -58 3 -30 6 0ZM6 -84C-6 -96 -22 -96 -34 -84C-22 -86 -12 -84 4 -80C-10 -78 -20 -70 -24 -56C-14 -68 -4 -74 6 -78C16 -74 26 -68 36 -56C32 -70 22 -78 8 -80C24 -84 34 -86 46 -84C34 -96 18 -96 6 -84C8 -98 16 -106 28 -108C14 -112 6 -104 5 -90C2 -104 -8 -110 -20 -108C-8 -106 2 -98 6 -84Z'
const palms: readonly (readonly [x: number, scale: number])[] = [
  [-420, 1],
  [-366, 0.8],
  [-90, 0.9],
  [52, 1.05],
  [96, 0.75],
  [702, 0.85],
  [744, 1.1],
  [930, 0.9],
  [1180, 1],
  [1232, 0.75],
]

function Felucca() {
  return (
    <>
      <path d="M-88 0C-62 30 58 34 104 -8C60 2 -40 4 -88 0Z" fill="#40201a" />
      <path d="M-88 0C-40 4 60 2 104 -8L100 -3C60 7 -40 9 -82 5Z" fill="#f0c99a" />
      <path d="M14 4L-2 -150" stroke="#40201a" strokeWidth="5" strokeLinecap="round" />
      <path d="M-92 -34L62 -296" stroke="#40201a" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M-88 -38C-40 -112 30 -216 58 -286C66 -190 84 -90 92 -24C40 -8 -30 -14 -88 -38Z" fill="#fff7e6" />
      <path d="M58 -286C66 -190 84 -90 92 -24C76 -18 58 -15 40 -15C54 -100 60 -200 58 -286Z" fill="#efdcb9" />
      <path d="M-34 -110C6 -96 48 -94 78 -102" fill="none" stroke="#c25a34" strokeWidth="4" />
      <path d="M-14 -140C16 -128 46 -126 73 -132" fill="none" stroke="#c25a34" strokeWidth="1.8" />
    </>
  )
}

/** The Nile at Aswan: a low sun, the far bank, a felucca. Decoration only. */
export function River({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 800 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M-2000 -2000H2800V452H-2000Z" fill="#f6e3c3" />
      <g fill="#eeb787">
        <circle cx="430" cy="330" r="330" opacity="0.22" />
        <circle cx="430" cy="330" r="262" opacity="0.34" />
      </g>
      <circle cx="430" cy="330" r="190" fill="#c9572f" />
      <path d="M-2000 452V410C-700 400 -300 388 -120 400C40 410 120 372 240 376C380 380 420 420 560 412C700 404 780 366 930 380C1100 396 1500 404 2800 410V452Z" fill="#dda06f" />
      <path d="M-2000 452V434C-300 424 0 440 160 430C300 421 420 436 600 432C760 428 900 420 2800 436V452Z" fill="#9c4e2e" />
      {palms.map(([x, scale]) => (
        <path key={x} d={PALM} fill="#6d3322" transform={`translate(${x} 440) scale(${scale})`} />
      ))}
      {bands.map(([y, fill]) => (
        <path key={y} d={`M-2000 ${y}H2800V2400H-2000Z`} fill={fill} />
      ))}
      <g className={styles.glints} stroke="#f0b27f" strokeWidth="4" strokeLinecap="round">
        {glints.map(([y, half]) => (
          <path key={y} d={`M${430 - half} ${y}H${430 + half * 0.3}M${430 + half * 0.45} ${y}H${430 + half}`} />
        ))}
      </g>
      <g transform="translate(120 474) scale(0.34)">
        <Felucca />
      </g>
      <g transform="translate(400 566)">
        <g className={styles.felucca}>
          <Felucca />
        </g>
        <path d="M-120 34H150M-70 48H90" stroke="#f6e3c3" strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      </g>
    </svg>
  )
}
