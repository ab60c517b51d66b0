import { act, fireEvent, waitFor } from '@testing-library/react'
import { Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { recordEarlyClick, takeEarlyClick } from './earlyClick'
import { discardPrerendered, hydratePrerendered, onHydrated, getRenderedAddress } from './prerenderedRoot'

const sent: object[] = []

function Form() {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  useEffect(() => onHydrated(document.getElementById('root')), [])
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="agreed"
        type="checkbox"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button type="button" onClick={() => sent.push({ name, agreed })}>
        Send
      </button>
    </>
  )
}

const page = (
  <Suspense>
    <Form />
  </Suspense>
)

function renderPage() {
  document.body.innerHTML = `<div id="root" data-rendered="/contact">${renderToString(page)}</div>`
  const root = document.getElementById('root')!
  return { root, button: root.querySelector('button')! }
}

/** Waits until pending tasks and renders are done. */
const settle = () => act(async () => new Promise((resume) => setTimeout(resume, 50)))

beforeAll(async () => {
  // jsdom has no PerformanceObserver.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  })
  // The inline script of every page adds its listeners first.
  await import('../site/loader')
})

beforeEach(() => {
  sent.length = 0
  delete window.zaffaEarlyClick
})

describe('prerendered root', () => {
  it('replays text, checkboxes and clicks from before hydration', async () => {
    const { root, button } = renderPage()
    const [name, agreed] = [...root.querySelectorAll('input')]
    fireEvent.change(name!, { target: { value: 'Laila' } })
    agreed!.click()
    button.click()
    hydratePrerendered(hydrateRoot, root, page)
    await waitFor(() => expect(sent).toEqual([{ name: 'Laila', agreed: true }]))
    expect([name!.value, agreed!.checked]).toEqual(['Laila', true])
    expect(getRenderedAddress(root)).toBeUndefined()
  })

  it('handles an early click once, in the task that starts hydration', async () => {
    const { root, button } = renderPage()
    button.click()
    hydratePrerendered(hydrateRoot, root, page)
    expect(sent).toHaveLength(1)
    await settle()
    expect(sent).toHaveLength(1)
  })

  it('handles a click during hydration once', async () => {
    const { root, button } = renderPage()
    hydratePrerendered(hydrateRoot, root, page)
    button.click()
    expect(sent).toHaveLength(1)
    await settle()
    expect(sent).toHaveLength(1)
  })

  it('replays no click when nothing was clicked', async () => {
    const { root } = renderPage()
    hydratePrerendered(hydrateRoot, root, page)
    await settle()
    expect(sent).toEqual([])
    expect(takeEarlyClick()).toBeNull()
  })

  describe('a choice made before hydration', () => {
    const changedValues: string[] = []
    function renderSelect(): HTMLElement {
      changedValues.length = 0
      document.body.innerHTML =
        '<div id="root" data-rendered="/about"><select><option value="all"></option><option value="venue"></option></select></div>'
      const root = document.getElementById('root')!
      root.addEventListener('change', ({ target }) => changedValues.push((target as HTMLSelectElement).value))
      return root
    }

    it('fires no event when the value has not changed', () => {
      onHydrated(renderSelect())
      expect(changedValues).toEqual([])
    })

    it('fires input and change events when the value has changed', () => {
      const root = renderSelect()
      root.querySelector('select')!.value = 'venue'
      onHydrated(root)
      expect(changedValues).toEqual(['venue'])
    })
  })

  it('discards an early click when the prerendered content is replaced, and stops recording', () => {
    const { root, button } = renderPage()
    recordEarlyClick(button)
    discardPrerendered(root)
    recordEarlyClick(button)
    expect(getRenderedAddress(root)).toBeUndefined()
    expect(takeEarlyClick()).toBeNull()
  })
})
