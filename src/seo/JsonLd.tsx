/** Facts for search engines (schema.org) as data in the page. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // React writes the text of a script element as it is, so that `<` must not end it.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
