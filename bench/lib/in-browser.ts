import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import { chromiumArgs, findBrowser } from '../../scripts/lib/browser.ts'

const here = (path: string): string => `${import.meta.dirname}/../${path}`

/** Packages that must be bundled only once, because all code must use the same React. */
const shared = ['react', 'react-dom', 'scheduler', 'styled-components']

async function bundle(entry: string): Promise<string> {
  const build = await rolldown({
    input: here(entry),
    platform: 'browser',
    resolve: {
      conditionNames: ['org-source', 'browser', 'import', 'default'],
      alias: Object.fromEntries(shared.map((name) => [name, here(`../node_modules/${name}`)])),
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}

export interface BrowserRun {
  /** Calls a function that the entry defined on `window`, and returns its result. */
  call: <Result>(name: string, ...args: readonly unknown[]) => Promise<Result>
  /** Playwright page, for real key presses and clicks. */
  page: Page
  version: string
  close: () => Promise<void>
}

export interface BrowserOptions {
  /** CSS pixels. */
  width?: number
  height?: number
  /** The page's address, for code that reads it; nothing is loaded from there. */
  url?: string
  /**
   * Renders 60 frames per second, as on a screen, to measure how long it takes until users see the
   * effect of an event.
   */
  hasScreen?: boolean
}

/**
 * Opens a production bundle of the entry in Chromium. By default frames are rendered as soon as
 * they are ready instead of in step with a screen, so that waiting for paint does not include the
 * wait for the next frame.
 */
export async function openInBrowser(
  entry: string,
  { width = 1280, height = 900, url, hasScreen = false }: BrowserOptions = {},
): Promise<BrowserRun> {
  const { executablePath } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumArgs,
      ...(hasScreen ? [] : ['--disable-frame-rate-limit', '--disable-gpu-vsync']),
      '--js-flags=--expose-gc',
    ],
  })
  const page = await browser.newPage({ viewport: { width, height } })
  page.on('pageerror', (error) => {
    throw error
  })
  const blank = '<!doctype html><html lang="en"><body></body></html>'
  if (url === undefined) await page.setContent(blank)
  else {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: blank }))
    await page.goto(url)
  }
  await page.addScriptTag({ content: await bundle(entry) })
  return {
    call: <Result>(name: string, ...args: readonly unknown[]) =>
      page.evaluate(
        ([key, values]) =>
          (window as unknown as Record<string, (...given: readonly unknown[]) => Result>)[key]!(
            ...values,
          ),
        [name, args] as const,
      ),
    page,
    version: browser.version(),
    close: () => browser.close(),
  }
}
