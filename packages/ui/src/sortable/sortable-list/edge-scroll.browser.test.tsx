import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SortableList } from './sortable-list.tsx'

const places: Record<string, string[]> = {
  short: ['Mentions', 'Visioconférence', 'Message vert'],
  long: Array.from({ length: 30 }, (_, index) => `Réseau ${index + 1}`),
}

/** A list with other content above and below it, in a scrolling box. */
function Pane({ names }: { names: readonly string[] }) {
  const [items, setItems] = useState(names)
  return (
    <div data-pane style={{ height: 500, overflow: 'auto' }}>
      <div style={{ height: 400 }} />
      <SortableList
        label="Liste"
        items={items}
        getKey={(name) => name}
        getName={(name) => name}
        onReorder={setItems}
      >
        {(name) => <div style={{ height: 56 }}>{name}</div>}
      </SortableList>
      <div style={{ height: 900 }} />
    </div>
  )
}

const container = document.createElement('div')
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
})

const pane = () => container.querySelector<HTMLElement>('[data-pane]') ?? container
const rows = () => [...container.querySelectorAll<HTMLElement>('li')]
const row = (name: string) => rows().find(({ textContent }) => textContent.includes(name)) ?? pane()
const order = () => rows().map(({ textContent }) => textContent)
const middle = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

const pointer = (type: string, target: EventTarget, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      clientX: 20,
      clientY,
    }),
  )

/**
 * Drags an entry to a y coordinate, waits, and drops it. Returns the scroll position before the
 * drop.
 */
async function carry(name: string, to: number) {
  const handle = row(name).querySelector('button') ?? pane()
  const from = middle(handle)
  pointer('pointerdown', handle, from)
  for (let step = 1; step <= 10; step += 1) {
    pointer('pointermove', document, from + ((to - from) * step) / 10)
    await pause(20)
  }
  await pause(700)
  const scrolled = pane().scrollTop
  pointer('pointerup', document, to)
  await pause(400)
  return scrolled
}

it('does not scroll while all entries are visible, and drops the entry where the pointer is', async () => {
  flushSync(() => root.render(<Pane names={places['short'] ?? []} />))
  const start = 395
  pane().scrollTop = start
  const scrolled = await carry('Message vert', middle(row('Visioconférence')))
  expect(scrolled).toBe(start)
  expect(order()).toEqual(['Mentions', 'Message vert', 'Visioconférence'])
  expect(pane().scrollTop).toBe(start)
})

it('scrolls to entries beyond an edge, but not past the last one', async () => {
  flushSync(() => root.render(<Pane names={places['long'] ?? []} />))
  pane().scrollTop = 1600
  const { bottom } = pane().getBoundingClientRect()
  await carry('Réseau 25', bottom - 4)
  expect(order().at(-1)).toBe('Réseau 25')
  const end = row('Réseau 25').getBoundingClientRect().bottom
  expect(end).toBeLessThanOrEqual(bottom)
  expect(end).toBeGreaterThan(bottom - 60)
})

it('keeps its scroll position when an entry is moved to the other end', async () => {
  flushSync(() => root.render(<Pane names={places['short'] ?? []} />))
  const start = 430
  pane().scrollTop = start
  await carry('Mentions', middle(row('Message vert')))
  expect(order().at(-1)).toBe('Mentions')
  expect(pane().scrollTop).toBe(start)
})
