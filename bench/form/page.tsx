import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Engine } from './engine.ts'
import { finalForm } from './final-form.tsx'
import { formik, formikFast } from './formik.tsx'
import { startValues } from './names.ts'
import { paraphe, parapheFields } from './paraphe.tsx'
import { reactHookForm } from './react-hook-form.tsx'
import { tanstackForm } from './tanstack-form.tsx'
import { useStateAlone } from './use-state.tsx'

/** Milliseconds until the next paint: after mounting, and after each keystroke. */
export interface Sample {
  mount: number
  keystrokes: number[]
}

const engines: readonly Engine[] = [
  useStateAlone,
  paraphe,
  reactHookForm,
  tanstackForm,
  formikFast,
  formik,
  finalForm,
  parapheFields,
]

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

/** Sets the text the way typing does, so that React notices the change. */
function type(input: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.slice(-1) }))
}

async function measure(engine: Engine, count: number, keystrokes: number): Promise<Sample> {
  const place = document.body.appendChild(document.createElement('main'))
  const values = startValues(count)
  let read: (name: string) => unknown = () => undefined
  const element = engine.create(values, (reader) => {
    read = reader
  })
  ;(globalThis as { gc?: () => void }).gc?.()
  await painted()

  const root = createRoot(place)
  const start = performance.now()
  flushSync(() => root.render(element))
  await painted()
  const mount = performance.now() - start

  const inputs = place.querySelectorAll('input')
  if (inputs.length !== count) throw new Error(`${engine.name} rendered ${inputs.length} inputs.`)
  const times: number[] = []
  for (let index = 0; index < keystrokes; index += 1) {
    // Types ten letters into one field, then jumps to another one, so that all parts of the form
    // are used.
    const input = inputs[(Math.floor(index / 10) * 97) % count]!
    if (index % 10 === 0) {
      input.focus({ preventScroll: true })
      await painted()
    }
    const text = `${input.value}${'abcdefghij'[index % 10]}`
    const before = performance.now()
    type(input, text)
    await painted()
    times.push(performance.now() - before)
    if (input.value !== text) throw new Error(`${engine.name} lost a keystroke.`)
    if (read(input.name) !== text) throw new Error(`${engine.name} does not know what was typed.`)
  }
  root.unmount()
  place.remove()
  return { mount, keystrokes: times }
}

Object.assign(window, {
  engineNames: () => engines.map(({ name }) => name),
  measureEngine: (name: string, count: number, keystrokes: number) =>
    measure(
      engines.find((engine) => engine.name === name)!,
      count,
      keystrokes,
    ),
})
