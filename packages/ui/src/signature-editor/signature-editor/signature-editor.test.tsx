import { sampleSignature } from '@org/signature/samples'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SignatureEditor } from './signature-editor.tsx'

it('is drawn on a server, its fields filled in', () => {
  const html = renderToString(<SignatureEditor value={sampleSignature} onChange={() => {}} />)
  expect(html).toContain('value="Atelier Lumen"')
  expect(html).toContain('Nouveau message')
})

it('offers only the tabs asked for', () => {
  const html = renderToString(
    <SignatureEditor value={sampleSignature} onChange={() => {}} tabs={['social', 'design']} />,
  )
  expect(html).toContain('>Social<')
  expect(html).not.toContain('>Images<')
})
