import { readFileSync } from 'node:fs'
import { hasWords, STREAM_SHAPE } from './ownWords.ts'

it.each([
  ['💍🌹', false],
  [' \u200F ', false],
  ['١٢٣', false],
  ['مبروك 🌹', true],
])('says whether "%s" has words', (text, expected) => {
  expect(hasWords(text)).toBe(expected)
})

it.each([
  ['https://www.youtube.com/watch?v=1', true],
  ['https://youtu.be/1', true],
  ['https://us02web.zoom.us/j/1', true],
  ['http://youtu.be/1', false],
  ['https://youtube.com.evil.example/1', false],
  ['javascript:alert(1)', false],
])('says whether %s is a service for live video', (address, expected) => {
  expect(STREAM_SHAPE.test(address)).toBe(expected)
})

it('accepts the same addresses of live video as the OpenAPI document', () => {
  const yaml = readFileSync('openapi/components/card.yaml', 'utf8')
  const pattern = /stream:\n.*\n.*\n\s+pattern: '(.*)'/.exec(yaml)?.[1] ?? ''
  // A control character is a class here and two ranges there, because JSON Schema has no classes.
  expect(pattern.replace(String.raw`\u0000-\u001F\u007F-\u009F`, String.raw`\p{Cc}`)).toBe(
    STREAM_SHAPE.source.replaceAll(String.raw`\/`, '/'),
  )
})
