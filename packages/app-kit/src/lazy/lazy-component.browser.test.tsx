import { act, useState, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Greeting = ({ name }: { name: string }) => <p>Bonjour {name}</p>

const states = {
  loading: <p>Chargement</p>,
  failed: (retry: () => void) => <button onClick={retry}>Réessayer</button>,
}

const press = () => act(async () => place.querySelector('button')?.click())

it('shows the loading state, then the component', async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>()
  const Lazy = lazyComponent(() => code.promise, states)
  await act(async () => root.render(<Lazy name="Zoé" />))
  expect(place.textContent).toBe('Chargement')
  await act(async () => code.resolve(Greeting))
  expect(place.textContent).toBe('Bonjour Zoé')
})

it('renders an already fetched component immediately', async () => {
  const Lazy = lazyComponent(async () => Greeting, states)
  await Lazy.preload()
  act(() => root.render(<Lazy name="Zoé" />))
  expect(place.textContent).toBe('Bonjour Zoé')
})

it('retries after a failure and keeps input elsewhere on the page', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Lazy = lazyComponent(load, states)
  function Form() {
    const [typed, setTyped] = useState('')
    return (
      <>
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Lazy name={typed} />
      </>
    )
  }
  await act(async () => root.render(<Form />))
  expect(place.textContent).toBe('Réessayer')
  const input = place.querySelector('input')
  if (!input) throw new Error('There is no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Zoé')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press()
  expect(place.textContent).toBe('Bonjour Zoé')
  expect(input.value).toBe('Zoé')
  expect(load).toHaveBeenCalledTimes(2)
})

it('retries a component that could not be preloaded', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Lazy = lazyComponent(load, states)
  await act(async () => Lazy.loadAhead())
  await act(async () => root.render(<Lazy name="Zoé" />))
  expect(place.textContent).toBe('Bonjour Zoé')
})

it('preloads once, then renders the component immediately', async () => {
  const load = vi.fn(async () => Greeting)
  const Lazy = lazyComponent(load, states)
  await act(async () => {
    Lazy.loadAhead()
    Lazy.loadAhead()
  })
  act(() => root.render(<Lazy name="Zoé" />))
  expect(place.textContent).toBe('Bonjour Zoé')
  expect(load).toHaveBeenCalledTimes(1)
})

it('passes the component’s props to its loading and failed states', async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>()
  const Lazy = lazyComponent(() => code.promise, {
    loading: ({ name }) => <p>{name} arrive</p>,
    failed: (_, { name }) => <p>{name} manque</p>,
  })
  await act(async () => root.render(<Lazy name="Zoé" />))
  expect(place.textContent).toBe('Zoé arrive')
  await act(async () => code.reject(new TypeError('offline')))
  expect(place.textContent).toBe('Zoé manque')
})

it('leaves a crash of the component to the parent error boundary', async () => {
  const Crashing = () => {
    throw new Error('crash')
  }
  const Lazy = lazyComponent(async () => Crashing, states)
  await act(async () =>
    root.render(
      <ErrorBoundary fallback={({ message }) => message}>
        <Lazy />
      </ErrorBoundary>,
    ),
  )
  expect(place.textContent).toBe('crash')
})
