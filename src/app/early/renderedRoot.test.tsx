import { act, fireEvent, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyClick, takeEarlyClick } from './earlyClick'
import { abandonRendered, renderedAddress, rootIsAlive } from './renderedRoot'

const sent: object[] = []

function Form() {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  useEffect(() => rootIsAlive(document.getElementById('root')), [])
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="agreed" type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <button type="button" onClick={() => sent.push({ name, agreed })}>
        Send
      </button>
    </>
  )
}

function rendered(): HTMLElement {
  document.body.innerHTML = `<div id="root" data-rendered="/contact">${renderToString(<Form />)}</div>`
  return document.getElementById('root')!
}

beforeEach(() => {
  sent.length = 0
  delete window.zaffaEarlyClick
})

it('hears what was typed, ticked and pressed before the page came to life', async () => {
  const root = rendered()
  const [name, agreed] = [...root.querySelectorAll('input')]
  fireEvent.change(name!, { target: { value: 'Laila' } })
  agreed!.click()
  keepEarlyClick(root.querySelector('button')!)
  await act(async () => void hydrateRoot(root, <Form />))
  await waitFor(() => expect(sent).toEqual([{ name: 'Laila', agreed: true }]))
  expect([name!.value, agreed!.checked]).toEqual(['Laila', true])
  expect(renderedAddress(root)).toBeUndefined()
})

it('presses nothing that nobody pressed', async () => {
  const root = rendered()
  await act(async () => void hydrateRoot(root, <Form />))
  await act(async () => new Promise((resume) => setTimeout(resume)))
  expect(sent).toEqual([])
  expect(takeEarlyClick()).toBeNull()
})

describe('a choice', () => {
  const heard: string[] = []
  function withSelect(): HTMLElement {
    heard.length = 0
    document.body.innerHTML = '<div id="root" data-rendered="/about"><select><option value="all"></option><option value="venue"></option></select></div>'
    const root = document.getElementById('root')!
    root.addEventListener('change', ({ target }) => heard.push((target as HTMLSelectElement).value))
    return root
  }

  it('that nobody made is not announced', () => {
    rootIsAlive(withSelect())
    expect(heard).toEqual([])
  })

  it('that was made is heard', () => {
    const root = withSelect()
    root.querySelector('select')!.value = 'venue'
    rootIsAlive(root)
    expect(heard).toEqual(['venue'])
  })
})

it('forgets a press on content that is replaced, and hears of no other', () => {
  const root = rendered()
  const button = root.querySelector('button')!
  keepEarlyClick(button)
  abandonRendered(root)
  keepEarlyClick(button)
  expect(renderedAddress(root)).toBeUndefined()
  expect(takeEarlyClick()).toBeNull()
})
