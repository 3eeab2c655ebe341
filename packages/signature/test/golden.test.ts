import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import { fullSignature, iconsBaseUrl } from './fixtures/signatures.ts'

/**
 * The golden files contain the HTML that was tested in mail clients. After any change, test it
 * there again.
 */
describe.each(layoutKeys)('%s', (layoutKey) => {
  const data = { ...fullSignature, layoutKey }

  it.each(targetKeys)('renders the same HTML as the golden file for %s', async (target) => {
    const { html } = renderSignature(data, { target, iconsBaseUrl })
    await expect(`${html}\n`).toMatchFileSnapshot(`golden/${layoutKey}.${target}.html`)
  })

  it('renders the same plain text as the golden file', async () => {
    const { text } = renderSignature(data, { iconsBaseUrl })
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${layoutKey}.txt`)
  })
})
