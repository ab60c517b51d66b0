/** Structured data for search engines (schema.org). */
export function JsonLd({ data }: { data: object }) {
  // React does not escape the text of a script element, so `<` must not end it.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
