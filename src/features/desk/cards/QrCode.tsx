import { encode } from 'uqr'
import { QR_QUIET_ZONE, toQrPath } from '@shared/qrPath'

/** A QR code with the light margin that scanners need. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: QR_QUIET_ZONE })
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={toQrPath(data)} />
    </svg>
  )
}
