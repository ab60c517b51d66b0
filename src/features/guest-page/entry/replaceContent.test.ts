import { canReplace } from './replaceContent'

const parse = (styles: string) => new DOMParser().parseFromString(`<style>${styles}</style>`, 'text/html')

it('replaces the content only by a page with the same styles', () => {
  document.head.innerHTML = '<style>a{}</style>'
  expect([canReplace(parse('a{}')), canReplace(parse('b{}'))]).toEqual([true, false])
})
