import { sampleSignature } from '@org/signature/samples'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SignatureEditor } from './signature-editor.tsx'

it('renders on a server with filled-in fields', () => {
  const html = renderToString(<SignatureEditor value={sampleSignature} onChange={() => {}} />)
  expect(html).toContain('value="Atelier Lumen"')
  expect(html).toContain('Nouveau message')
})

it('shows only the requested tabs', () => {
  const html = renderToString(
    <SignatureEditor value={sampleSignature} onChange={() => {}} tabs={['social', 'design']} />,
  )
  expect(html).toContain('>Social<')
  expect(html).not.toContain('>Images<')
})
