import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { LaunchPage } from './launch-page.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

function open() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() => root.render(<LaunchPage />))
  unmount = () => {
    root.unmount()
    element.remove()
  }
}

const heading = () => document.querySelector('h1')?.textContent

it.each(sampleSessions.map(({ title }, place) => [title, place] as const))(
  'opens %s in a runner named ‘Nouvel entrainement’, and shows the session’s detail once the runner is closed',
  (title, place) => {
    vi.spyOn(Math, 'random').mockReturnValue((place + 0.5) / sampleSessions.length)
    open()
    expect(heading()).toBe(title)
    expect(document.querySelector('section')?.ariaLabel).toBe('Nouvel entrainement')
    expect(document.title).toBe('Nouvel entrainement – Paraphe')
    flushSync(() => document.querySelector<HTMLElement>('[aria-label="Fermer"]')?.click())
    expect(heading()).toBe(title)
    expect(document.title).toBe(`${title} – Paraphe`)
  },
)
