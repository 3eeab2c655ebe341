import { completeSignatureData } from '@org/signature'
import { createRoot } from 'react-dom/client'
import { emailBuilder } from './email-builder.tsx'
import type { Engine } from './engine.ts'
import { newMarkup, newPage } from './naive.tsx'
import { paraphe } from './paraphe.tsx'
import { inProduct } from './product.tsx'
import { fullSignature } from './signature.ts'

/** Measurements of a series of keystrokes; times in milliseconds. */
export interface Typed {
  /** Times from each input event until the preview shows that input or a later one. */
  readonly updates: number[]
  /**
   * Number of changed texts, changed attributes and added elements in the preview, per keystroke.
   */
  readonly mutations: number[]
  /**
   * Event Timing durations, from each event to the next paint; events shorter than 16 are not
   * reported.
   */
  readonly painted: number[]
  /** Durations of the tasks that took 50 ms or longer. */
  readonly longTasks: number[]
}

const engines: readonly Engine[] = [paraphe, inProduct, newMarkup, newPage, emailBuilder]

let unmount = () => {}

function mount(name: string, imagesUrl: string) {
  unmount()
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'engine'
  document.body.style.margin = '0'
  const root = createRoot(place)
  const start = completeSignatureData(fullSignature(imagesUrl))
  root.render(engines.find((engine) => engine.name === name)!.create(start, `${imagesUrl}/icons`))
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

interface Pending {
  readonly text: string
  readonly start: number
}

let typed: Typed
let pending: Pending[] = []
let stop = () => {}

/** Starts measuring keystrokes. */
function begin(name: string) {
  typed = { updates: [], mutations: [], painted: [], longTasks: [] }
  pending = []
  const recordInput = ({ target }: Event) => {
    const { value } = target as HTMLInputElement
    pending.push({ text: value, start: performance.now() })
    typed.mutations.push(0)
  }
  addEventListener('input', recordInput, { capture: true })
  const place = document.getElementById('engine')!
  const unwatch = engines
    .find((engine) => engine.name === name)!
    .watch(place, ({ at, html, mutations }) => {
      typed.mutations[typed.mutations.length - 1] = (typed.mutations.at(-1) ?? 0) + mutations
      const newest = pending.findLastIndex(({ text }) => html.includes(text))
      // Earlier inputs were superseded before they were shown, so they count as shown at the same
      // time.
      for (const { start } of pending.splice(0, newest + 1)) typed.updates.push(at - start)
    })
  const events = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) typed.painted.push(duration)
  })
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) typed.longTasks.push(duration)
  })
  tasks.observe({ type: 'longtask' })
  stop = () => {
    removeEventListener('input', recordInput, { capture: true })
    unwatch()
    events.disconnect()
    tasks.disconnect()
  }
}

/** Stops measuring; every keystroke must have reached the preview. */
function end(): Typed {
  stop()
  if (pending.length > 0) throw new Error(`${pending.length} keys never reached the preview.`)
  return typed
}

Object.assign(window, {
  engineNames: () => engines.map(({ name }) => name),
  mountEngine: mount,
  beginTyping: begin,
  endTyping: end,
})
