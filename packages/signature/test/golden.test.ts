import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import { fullSignature, iconsBaseUrl } from './fixtures/signatures.ts'

/** The HTML that was tested in mail clients; retest it there after any change. */
describe.each(layoutKeys)('%s', (layoutKey) => {
  const data = { ...fullSignature, layoutKey }

  it.each(targetKeys)('renders as before for %s', async (target) => {
    const { html } = renderSignature(data, { target, iconsBaseUrl })
    await expect(`${html}\n`).toMatchFileSnapshot(`golden/${layoutKey}.${target}.html`)
  })

  it('renders plain text as before', async () => {
    const { text } = renderSignature(data, { iconsBaseUrl })
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${layoutKey}.txt`)
  })
})
