import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SignatureFrame } from './signature-frame.tsx'

const square = (size: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" />`)}`
const broken = 'data:image/png;base64,AAAA'
const html = `<p style="margin: 0"><img alt="Maison Lueur" style="font-size: 100px" src="${square(8)}"></p>`

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it.each([
  { name: 'has loaded', src: square(120) },
  { name: 'fails to load', src: broken },
])('fits the height of an image that $name', async ({ src }) => {
  const place = document.createElement('div')
  place.style.width = '800px'
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<SignatureFrame html={html} />))
  const frame = place.querySelector('iframe')
  const image = await vi.waitFor(() => {
    const found = frame?.contentDocument?.querySelector('img')
    if (!found) throw new Error('The signature is not rendered yet.')
    return found
  })
  // Wait until the first observed size has been fitted.
  for (let frames = 0; frames < 5; frames += 1) await nextFrame()
  expect(frame?.clientHeight).toBeLessThan(100)

  image.src = src
  await vi.waitFor(() => expect(frame?.clientHeight).toBeGreaterThanOrEqual(100))
  root.unmount()
  place.remove()
})
