import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import { fullSignature, iconsBaseUrl } from './fixtures/signatures.ts'

const golden = import.meta.glob<string>('./golden/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Compares the browser's output with the golden files, which Node wrote. */
describe.each(layoutKeys)('%s in a browser', (layoutKey) => {
  const data = { ...fullSignature, layoutKey }

  it.each(targetKeys)('renders the same bytes as in Node for %s', (target) => {
    const { html } = renderSignature(data, { target, iconsBaseUrl })
    expect(`${html}\n`).toBe(golden[`./golden/${layoutKey}.${target}.html`])
  })

  it('renders the same plain text as in Node', () => {
    expect(`${renderSignature(data).text}\n`).toBe(golden[`./golden/${layoutKey}.txt`])
  })
})
