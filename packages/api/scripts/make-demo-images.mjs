/**
 * Draws the images of the demo organisation and writes them as base64 into
 * `src/memory/demo/generated/demo-images.ts`. Run it after changing this file: `node
 * scripts/make-demo-images.mjs`. Set CHROMIUM_PATH if Playwright's own browser is not installed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
const font = await readFile(
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'base64',
)

const logo = `<div class="box" style="width:300px;height:300px;background:#16324f;border-radius:0">
  <svg width="300" height="300" viewBox="0 0 300 300">
    <circle cx="150" cy="126" r="62" fill="#f2b84b"/>
    <path d="M88 126a62 62 0 0 1 124 0Z" fill="#f7d48a"/>
    <rect x="122" y="196" width="56" height="14" rx="7" fill="#fff"/>
    <rect x="130" y="218" width="40" height="12" rx="6" fill="#fff"/>
  </svg></div>`

const banner = (
  background,
  title,
  line,
  shapes,
) => `<div class="box" style="width:800px;height:200px;background:${background}">
  <svg width="800" height="200" viewBox="0 0 800 200" style="position:absolute">${shapes}</svg>
  <div style="position:absolute;left:48px;top:44px;color:#fff">
    <div style="font-size:44px;font-weight:700;letter-spacing:-1px">${title}</div>
    <div style="font-size:24px;font-weight:450;margin-top:10px">${line}</div>
  </div></div>`

const lamps = [610, 680, 750]
  .map((x, index) => {
    const y = 70 + index * 26
    return `<path d="M${x} 0V${y}" stroke="#fff" stroke-width="2"/><path d="M${x - 30} ${y + 34}a30 34 0 0 1 60 0Z" fill="#f2b84b"/>`
  })
  .join('')

const pictures = {
  logo: { width: 300, height: 300, html: logo },
  fair: {
    width: 800,
    height: 200,
    html: banner(
      '#16324f',
      'Salon Maison &amp; Lumière',
      'Retrouvez-nous stand B42, hall 5',
      lamps,
    ),
  },
  standing: {
    width: 800,
    height: 200,
    html: banner(
      '#0f5c4a',
      'La lumière juste, partout',
      'Découvrez nos dernières réalisations',
      '<circle cx="700" cy="100" r="86" fill="#f2b84b"/><circle cx="730" cy="84" r="86" fill="#0f5c4a"/>',
    ),
  },
  wishes: {
    width: 800,
    height: 200,
    html: banner(
      '#6b2142',
      'Belle année lumineuse',
      "Toute l'équipe vous présente ses meilleurs vœux",
      [620, 660, 700, 740, 780]
        .map(
          (x, i) =>
            `<circle cx="${x}" cy="${50 + (i % 3) * 46}" r="${10 + (i % 2) * 8}" fill="#f2b84b"/>`,
        )
        .join(''),
    ),
  },
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
const page = await browser.newPage()
const lines = []
for (const [name, { width, height, html }] of Object.entries(pictures)) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
    body{margin:0}.box{position:relative;overflow:hidden;font-family:Inter}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  const bytes = await sharp(await page.screenshot())
    .png({ palette: true, colours: 32 })
    .toBuffer()
  lines.push(
    `  ${name}: { width: ${width}, height: ${height}, size: ${bytes.length}, base64: '${bytes.toString('base64')}' },`,
  )
}
await browser.close()
await writeFile(
  new URL('../src/memory/demo/generated/demo-images.ts', import.meta.url),
  `/** Drawn by scripts/make-demo-images.mjs: PNG files in base64. */\nexport const demoImages = {\n${lines.join('\n')}\n} as const\n`,
)
