import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { sampleSignature } from '@org/signature/samples'
import { conformance } from '../../testing/conformance.tsx'
import { SignaturePreview } from './signature-preview.tsx'

conformance('SignaturePreview', {
  render: (props) => <SignaturePreview {...props} data={sampleSignature} />,
  texts: { fr: 'Aperçu de la signature', en: 'Preview of the signature' },
})

it("is isolated from the page's styles and runs no script", async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<SignaturePreview data={sampleSignature} />))
  const frame = place.querySelector('iframe')
  const link = await vi.waitFor(() => {
    const found = frame?.contentDocument?.querySelector('td a')
    if (!found) throw new Error('The signature is not rendered yet.')
    return found
  })
  const look = () => {
    const { color, fontSize, padding } = getComputedStyle(link)
    return { color, fontSize, padding }
  }
  const before = look()

  const style = document.createElement('style')
  style.textContent =
    'td, a { color: red !important; font: 40px serif !important; padding: 9px !important }'
  document.head.append(style)

  expect(look()).toEqual(before)
  expect(before.color).not.toBe('rgb(255, 0, 0)')
  expect(frame?.sandbox.contains('allow-scripts')).toBe(false)
  expect(frame?.sandbox.length).toBeGreaterThan(0)
  style.remove()
  root.unmount()
  place.remove()
})
