import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import type { SignatureData } from '../src/index.ts'
import { asServed, servedOptions } from './fixtures/served.ts'
import { fullSignature, socialIcons, typicalSignature } from './fixtures/signatures.ts'

const targetsOfLayouts = layoutKeys.flatMap((layoutKey) =>
  targetKeys.map((target) => ({ layoutKey, target })),
)

/** The limits leave headroom below the 10,000 characters that Gmail accepts. */
describe.each(targetsOfLayouts)('$layoutKey for $target', ({ layoutKey, target }) => {
  const rendered = (data: SignatureData): string =>
    renderSignature({ ...asServed(data), layoutKey }, { ...servedOptions, target }).html

  it('uses at most 5,000 characters for a typical signature', () => {
    expect(rendered(typicalSignature).length).toBeLessThanOrEqual(5000)
  })

  it('uses at most 7,000 characters with every addon and 10 icons', () => {
    expect(rendered(fullSignature).length).toBeLessThanOrEqual(7000)
  })

  it('uses at most 8,500 characters with 20 icons', () => {
    const social = { ...fullSignature.social, socialIcons: socialIcons(20) }
    const html = rendered({ ...fullSignature, social })
    expect(html.split(`<img src="${servedOptions.iconsBaseUrl}/`)).toHaveLength(1 + 20)
    expect(html).toContain(`<img src="${servedOptions.bannerUrl}"`)
    expect(html.length).toBeLessThanOrEqual(8500)
  })
})

describe('in a browser', () => {
  it('weighs at most 12.9 kB, gzipped, with layouts, addons and icon keys', async () => {
    const entry = 'export { renderSignature } from "signature"'
    const bundle = await rolldown({
      input: 'entry',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) =>
            id === 'entry'
              ? '\0entry'
              : id === 'signature'
                ? new URL('../src/index.ts', import.meta.url).pathname
                : null,
          load: (id) => (id === '\0entry' ? entry : null),
        },
      ],
    })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
    expect(code).toContain('LinkedIn')
    expect(gzipSync(code).length).toBeLessThanOrEqual(12_900)
  })
})
