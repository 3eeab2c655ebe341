import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyField } from './copy-field.tsx'

const element = document.createElement('div')

/**
 * Returns the button's text after three animation frames, in which React renders. Frames still run,
 * because only timeouts are faked.
 */
async function nameOfButton(): Promise<string | null | undefined> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return element.querySelector('button')?.textContent
}

let unmount: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  document.body.append(element)
  const root = createRoot(element)
  flushSync(() => root.render(<CopyField label="Lien" value="https://exemple.fr" />))
  unmount = () => root.unmount()
})

afterEach(() => {
  unmount()
  element.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('confirms the copy for exactly one second', async () => {
  element.querySelector('button')?.click()
  expect(await nameOfButton()).toBe('Copié')
  vi.advanceTimersByTime(999)
  expect(await nameOfButton()).toBe('Copié')
  vi.advanceTimersByTime(1)
  expect(await nameOfButton()).toBe('Copier')
})

it('restarts the one-second confirmation with each copy', async () => {
  element.querySelector('button')?.click()
  await nameOfButton()
  vi.advanceTimersByTime(600)
  element.querySelector('button')?.click()
  await nameOfButton()
  vi.advanceTimersByTime(999)
  expect(await nameOfButton()).toBe('Copié')
  vi.advanceTimersByTime(1)
  expect(await nameOfButton()).toBe('Copier')
})
