/** @returns the dark runs of a row of a QR code as rectangles */
const toRowPath = (modules: readonly boolean[], y: number): string =>
  modules
    .map((dark, x) => {
      if (!dark || modules[x - 1]) return ''
      const end = modules.indexOf(false, x)
      return `M${x} ${y}h${end < 0 ? modules.length - x : end - x}v1H${x}z`
    })
    .join('')

/** @returns the dark modules of a QR code as an SVG path, in units of one module */
export const toQrPath = (modules: readonly (readonly boolean[])[]): string => modules.map(toRowPath).join('')

/** Light modules around a QR code, which scanners need (ISO/IEC 18004). */
export const QR_QUIET_ZONE = 4
