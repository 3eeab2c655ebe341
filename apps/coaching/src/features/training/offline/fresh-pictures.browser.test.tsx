import type { PlayableSession } from '@org/api/coaching'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TrainingSession } from '../detail/training-session.tsx'
import { sampleSessions } from '../samples/sample-sessions.ts'

let unmount = () => {}
afterEach(() => unmount())

/** A session whose pictures have addresses that expire. */
function pictured(expires: number): PlayableSession {
  const [session] = sampleSessions
  if (!session) throw new Error('There are no samples.')
  return {
    ...session,
    imageUrl: `/gone/session.png?e=${expires}`,
    blocs: session.blocs.map((bloc) => ({
      ...bloc,
      exercices: bloc.exercices.map((one) => ({
        ...one,
        exercice: { ...one.exercice, imageUrl: `/gone/${one.exercice.title}.png?e=${expires}` },
      })),
    })),
  }
}

const addresses = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')

it.each([
  ['the detail', false],
  ['the runner', true],
])('renews the pictures of %s when they cannot be loaded', async (_, opens) => {
  const load = async () => pictured(2)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() =>
    root.render(<TrainingSession session={pictured(1)} load={load} opensRunner={opens} />),
  )
  unmount = () => {
    root.unmount()
    element.remove()
  }
  if (opens) await page.getByRole('button', { name: 'Commencer' }).click()
  await expect.poll(() => addresses().length).toBeGreaterThan(0)
  await expect.poll(() => addresses().filter((one) => !one.endsWith('?e=2'))).toEqual([])
})
