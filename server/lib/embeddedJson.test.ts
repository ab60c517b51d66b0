import { toEmbeddedJson } from './embeddedJson.ts'

it('escapes what would end the script element or change a replacement', () => {
  const json = toEmbeddedJson('</script>$& \u2028\u2029')
  expect(json).toBe('"\\u003c/script\\u003e$\\u0026 \\u2028\\u2029"')
  expect(JSON.parse(json)).toBe('</script>$& \u2028\u2029')
})
