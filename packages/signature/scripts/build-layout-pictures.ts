/**
 * Takes a light-mode screenshot of the four layouts, in two columns, for the README:
 * `CHROMIUM_PATH=/usr/bin/chromium node --conditions=org-source scripts/build-layout-pictures.ts`
 * (uses Playwright's own browser if the variable is not set).
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Route } from 'playwright'
import { layoutNames } from '../src/layouts/layout-names.ts'
import { layoutKeys } from '../src/model/signature-data.ts'
import { renderSignature } from '../src/render/render-signature.ts'
import { sampleSignature } from '../src/samples/index.ts'

const iconsBaseUrl = 'https://icons.example/v1'
const picture = new URL('../docs/layouts.png', import.meta.url)

const cards = layoutKeys.map((layoutKey) => {
  const { html } = renderSignature(
    { ...sampleSignature, layoutKey, banner: {}, signoff: { key: '' } },
    { iconsBaseUrl, localImages: true },
  )
  return `<figure><figcaption><b>${layoutKey}</b> ${layoutNames[layoutKey]}</figcaption>${html}</figure>`
})

const page = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; width: 1272px; background: #f6f7fa; font: 13px sans-serif; color: #4a546b }
  main { columns: 2; column-gap: 24px }
  figure { margin: 0 0 24px; break-inside: avoid; padding: 20px 24px 28px; background: #fff; border: 1px solid #e3e7ef; border-radius: 10px }
  figcaption { margin-bottom: 20px }
  figcaption b { color: #131a2b; margin-right: 8px }
</style><main>${cards.join('')}</main>`

const serveIcon = (route: Route): Promise<void> => {
  const name = route.request().url().split('/').at(-1) ?? ''
  const body = readFileSync(new URL(`../icons/${name}`, import.meta.url))
  return route.fulfill({ contentType: 'image/png', body })
}

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
try {
  const tab = await browser.newPage({
    viewport: { width: 1320, height: 600 },
    deviceScaleFactor: 2,
  })
  await tab.route(`${iconsBaseUrl}/**`, serveIcon)
  await tab.setContent(page, { waitUntil: 'networkidle' })
  mkdirSync(new URL('.', picture), { recursive: true })
  await tab.screenshot({ path: picture.pathname, fullPage: true })
} finally {
  await browser.close()
}
