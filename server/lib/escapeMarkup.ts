const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/**
 * Escapes a text for HTML, XML and SVG, in texts and attributes, as React does.
 * @returns it without characters that XML does not allow: control characters, lone surrogates, U+FFFE and U+FFFF
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
