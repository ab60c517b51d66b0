import { fillTypedFields, readTypedFields } from './typedFields'

/** Shows a form with boxes and a list, as the server renders it. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.getElementById('root')!
}
const find = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

const FORM = `
  <input type="checkbox" name="mayPublish"><input type="checkbox" name="agrees" checked>
  <select name="count"><option>1</option><option selected>2</option></select>
  <input type="hidden" name="id" value="1"><textarea name="message">Hello</textarea>`

it('keeps boxes that were ticked and unticked, and nothing that is as rendered', () => {
  const root = open(FORM)
  find('mayPublish').click()
  find('agrees').click()
  const typed = readTypedFields(root)
  expect(typed).toEqual({ mayPublish: 'on', agrees: '' })
  fillTypedFields(open(FORM), typed)
  expect([find('mayPublish').checked, find('agrees').checked]).toEqual([true, false])
})

it('keeps a chosen number while the list still has it', () => {
  const root = open(FORM)
  find('count').value = '1'
  const typed = readTypedFields(root)
  fillTypedFields(open(FORM), typed)
  expect(find('count')).toHaveValue('1')
  fillTypedFields(open('<select name="count"><option selected>2</option></select>'), typed)
  expect(find('count')).toHaveValue('2')
})
