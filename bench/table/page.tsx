import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { agGrid } from './ag-grid.tsx'
import { bareTanstack } from './bare-tanstack.tsx'
import type { Engine } from './engine.ts'
import { mui } from './mui.tsx'
import { paraphe, parapheFull } from './paraphe.tsx'
import { people, typed, type Person } from './rows.ts'

/**
 * Measurements of one table: milliseconds until each step is painted, and the longest task of each
 * phase.
 */
export interface Sample {
  mount: number
  sort: number
  keystrokes: number[]
  /** How long each scroll step keeps the page busy, in milliseconds. */
  scrollSteps: number[]
  /** Longest task of the page by phase; 0 if none was longer than 50 ms. */
  longestTask: Record<Phase, number>
}

type Phase = 'mount' | 'search' | 'scroll' | 'sort'

const engines: readonly Engine[] = [bareTanstack, paraphe, parapheFull, mui, agGrid]

const scrollSteps = 40

/** Resolves after the browser has painted the current document. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits frame by frame until a condition holds and is painted. */
async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  do {
    await painted()
    if (performance.now() > end) throw new Error(`Timed out waiting for ${what}.`)
  } while (!isSo())
}

/** Returns the element that scrolls the rows. */
function scrollerOf(place: HTMLElement): HTMLElement {
  const boxes = [...place.querySelectorAll<HTMLElement>('*')].filter((box) =>
    /auto|scroll/.test(getComputedStyle(box).overflowY),
  )
  return boxes.reduce((one, other) => (other.scrollHeight > one.scrollHeight ? other : one))
}

function type(input: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.slice(-1) }))
}

function Page({ engine: { Table }, rows }: { engine: Engine; rows: Person[] }) {
  const [search, setSearch] = useState('')
  return (
    <>
      <input id="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Table rows={rows} search={search} />
    </>
  )
}

let rows: Person[] = []

async function measure(engine: Engine, count: number): Promise<Sample> {
  if (rows.length !== count) rows = people(count)
  const smallest = rows.at(-1)?.name
  const place = document.body.appendChild(document.createElement('main'))
  const longestTask = { mount: 0, search: 0, scroll: 0, sort: 0 }
  let phase: Phase = 'mount'
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longestTask[phase] = Math.max(longestTask[phase], duration)
  })
  ;(globalThis as { gc?: () => void }).gc?.()
  await pause(100)
  observer.observe({ type: 'longtask' })

  const first = () => place.querySelector(engine.firstName)?.textContent
  const timed = async (what: string, act: () => void, isSo: () => boolean) => {
    const start = performance.now()
    act()
    await until(`${what} of ${engine.name}`, isSo)
    return performance.now() - start
  }

  const root = createRoot(place)
  const mount = await timed(
    'the rows',
    () => flushSync(() => root.render(<Page engine={engine} rows={rows} />)),
    () => first() === rows[0]?.name,
  )
  await pause(500)

  phase = 'search'
  const keystrokes: number[] = []
  const input = place.querySelector<HTMLInputElement>('#search')!
  for (let length = 1; length <= typed.length; length += 1) {
    keystrokes.push(
      await timed(
        'the search',
        () => type(input, typed.slice(0, length)),
        () => first() === rows[length]?.name,
      ),
    )
  }
  await timed(
    'all rows',
    () => type(input, ''),
    () => first() === rows[0]?.name,
  )
  await pause(300)

  phase = 'scroll'
  const scroller = scrollerOf(place)
  const steps: number[] = []
  for (let step = 1; step <= scrollSteps; step += 1) {
    const start = performance.now()
    scroller.scrollTop += 100
    await painted()
    steps.push(performance.now() - start)
  }
  if (scroller.scrollTop < 100 * scrollSteps * 0.9)
    throw new Error(`${engine.name} did not scroll.`)
  scroller.scrollTop = 0
  await until('the top', () => first() === rows[0]?.name)
  await pause(300)

  phase = 'sort'
  const sorter = place.querySelector<HTMLElement>(engine.sorter)!
  const sort = await timed(
    'the order',
    () => sorter.click(),
    () => first() === smallest,
  )

  await pause(100)
  observer.disconnect()
  root.unmount()
  place.remove()
  return { mount, sort, keystrokes, scrollSteps: steps, longestTask }
}

Object.assign(window, {
  engineNames: () => engines.map(({ name }) => name),
  measureEngine: (name: string, count: number) =>
    measure(
      engines.find((engine) => engine.name === name)!,
      count,
    ),
})
