import { ignoreStrayClicks } from './ignoreStrayClicks'

const page = document.createElement('main')
const clicked: string[] = []

beforeAll(() => {
  ignoreStrayClicks(page)
  page.addEventListener('click', (event) => clicked.push((event.target as Element).id))
})

beforeEach(() => {
  document.body.append(page)
  page.innerHTML = `
    <button id="delete"><b id="word">Delete</b></button> <a id="create" href="#create">Create</a> <p id="text">Text</p>
    <label id="label" for="tick">Tick</label><input id="tick" type="checkbox">`
  clicked.length = 0
})
afterEach(() => page.remove())

/** @returns whether the page may act on it */
const click = (id: string, detail: number) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))

describe('ignoreStrayClicks', () => {
  it('ignores the second click of a double click on another target', () => {
    click('delete', 1)
    expect(click('create', 2)).toBe(false)
    click('text', 2)
    expect(clicked).toEqual(['delete'])
  })

  it('keeps both clicks when they hit the same control, on any of its parts', () => {
    click('delete', 1)
    expect(click('word', 2)).toBe(true)
    click('label', 1)
    click('tick', 2)
    expect(clicked.filter((id) => id !== 'tick')).toEqual(['delete', 'word', 'label'])
    expect(document.querySelector('input')!.checked).toBe(false)
  })

  it('keeps a click after typing', () => {
    click('delete', 1)
    document.getElementById('tick')!.dispatchEvent(new Event('input', { bubbles: true }))
    expect(click('create', 2)).toBe(true)
  })

  it('keeps consecutive single clicks, and clicks by keyboard', () => {
    click('delete', 1)
    click('create', 1)
    click('delete', 0)
    expect(clicked).toEqual(['delete', 'create', 'delete'])
  })
})
