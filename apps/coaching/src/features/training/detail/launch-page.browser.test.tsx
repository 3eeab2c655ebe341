import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { LaunchPage } from './launch-page.tsx'
import { TrainingSession } from './training-session.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

function open(page = <LaunchPage />) {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() => root.render(page))
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

const press = (name: string) =>
  flushSync(() =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.ariaLabel ?? one.textContent).includes(name))
      ?.click(),
  )
const named = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent.includes(name))
const skip = () =>
  flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })))

it('returns to the detail by Back and by closing, and offers to resume there after the tab was lost', async () => {
  localStorage.clear()
  const session = sampleSessions[0]!
  const page = <TrainingSession session={session} progressKey="morning" />
  open(page)
  press('Lancer la séance')
  for (let count = 0; count < 5; count += 1) skip()
  expect(heading()).toBe('Squats')
  window.history.back()
  await expect.poll(() => named('Reprendre à l’exercice 3')).toBe(true)
  expect(window.history.state?.runner).toBeUndefined()

  // The tab is lost, and the page opened again.
  unmount()
  open(page)
  press('Reprendre à l’exercice 3')
  expect(heading()).toBe('Squats')
  expect(document.querySelector('output')?.textContent).not.toBe('Pause')

  // A reload does not unmount the page: its history entry still has the runner.
  const entry: unknown = window.history.state
  unmount()
  window.history.replaceState(entry, '')
  open(page)
  expect(heading()).toBe('Squats')
  expect(document.querySelector('output')?.textContent).toBe('Pause')
  press('Fermer')
  expect(named('Reprendre à l’exercice 3')).toBe(true)
  await expect
    .poll(() => (window.history.state as { runner?: string } | null)?.runner)
    .toBeUndefined()

  press('Lancer la séance')
  expect(heading()).toBe('Préparez-vous')
  press('Fermer')
  await expect
    .poll(() => (window.history.state as { runner?: string } | null)?.runner)
    .toBeUndefined()
})
