import { chromium } from 'playwright'
import { afterEach, expect, it, vi } from 'vitest'
import { chromiumArgs, findPinnedBrowser, findTestBrowser } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

const hasPinned = (await findPinnedBrowser()) !== null

// Elsewhere, the tests use the machine's browser and fonts.
it.runIf(hasPinned)('lays out text in the pinned fonts, whatever is installed', async () => {
  const { executablePath, env, isPinned } = await findTestBrowser()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs, env })
  try {
    const page = await browser.newPage()
    const widths = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')
      return ['DejaVu Sans', 'Arial', 'Liberation Sans', 'sans-serif'].map((family) => {
        if (pen) pen.font = `40px "${family}", monospace`
        if (family === 'sans-serif' && pen) pen.font = '40px sans-serif'
        return pen?.measureText('Kapitänskajüte').width
      })
    })
    const [dejavu, arial, liberation, sans] = widths
    expect(isPinned).toBe(true)
    expect(arial).toBe(dejavu)
    expect(sans).toBe(dejavu)
    // Not found, so the monospaced font replaces it.
    expect(liberation).toBeGreaterThan(dejavu ?? Infinity)
  } finally {
    await browser.close()
  }
})

it("uses the machine's browser and fonts on request", async () => {
  vi.stubEnv('TEST_BROWSER', 'system')
  const { isPinned, env } = await findTestBrowser()
  expect(isPinned).toBe(false)
  expect(env['FONTCONFIG_FILE']).toBe(process.env['FONTCONFIG_FILE'])
})
