import { layoutKeys } from '@org/signature'
import { ThemeProvider } from '@org/ui/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChangingSignature } from './changing-signature.tsx'

const place = document.createElement('div')

afterEach(() => {
  vi.useRealTimers()
  place.remove()
})

const shown = () =>
  [...place.querySelectorAll('iframe')].filter(
    (frame) => getComputedStyle(frame).visibility === 'visible',
  )
const text = (frame: HTMLIFrameElement) => frame.contentDocument?.body.textContent ?? ''
const markup = (frame: HTMLIFrameElement) => frame.contentDocument?.body.innerHTML ?? ''
const height = () => place.getBoundingClientRect().height

it.each([1366, 390])('has the same height in all layouts at a width of %i px', async (width) => {
  await page.viewport(width, 768)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <ThemeProvider locale="fr-FR">
        <ChangingSignature />
      </ThemeProvider>,
    ),
  )
  await vi.waitFor(() => expect(shown().map(text).join()).toContain('Camille'))
  const seen = new Set<string>()
  const heights = new Set<number>()
  for (const _ of layoutKeys) {
    const [frame, ...others] = shown()
    expect(others).toEqual([])
    if (frame) seen.add(markup(frame))
    heights.add(height())
    flushSync(() => vi.advanceTimersByTime(3500))
  }
  expect(seen.size).toBe(layoutKeys.length)
  expect([...heights]).toHaveLength(1)
  root.unmount()
})
