import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    __vitest_takeScreenshot: () => Promise<{ buffer: Buffer; path: string }>
  }
}

/** Edges of an element, in CSS pixels from the top left corner of the page. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the smallest area of whole pixels that contains a box. */
export function wholePixels({ left, top, right, bottom }: Box) {
  const x = Math.floor(left)
  const y = Math.floor(top)
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

/** Returns the edges of the body, and whether it fits into the viewport; runs in the page. */
function measureBody(): { box: Box; isInView: boolean } {
  const { left, top, right, bottom, width, height } = document.body.getBoundingClientRect()
  return {
    box: { left, top, right, bottom },
    isInView: width <= innerWidth && height <= innerHeight,
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

const takeScreenshot: BrowserCommand<[]> = async (context) => {
  const session = await sessionOf(context.page)
  const frame = await context.frame()
  const { box, isInView } = await frame.evaluate(measureBody)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...wholePixels(box), scale: 1 },
    captureBeyondViewport: !isInView,
  })
  return { buffer: Buffer.from(data, 'base64'), path: '' }
}

/**
 * Returns Playwright's provider, changed so that `toMatchScreenshot` captures the whole page in
 * half the CPU time. It skips what the caller must have done already: settling the page, hiding
 * carets and stopping animations.
 */
export function withQuickScreenshots(
  options: PlaywrightProviderOptions,
): ReturnType<typeof playwright> {
  const provider = playwright(options)
  return {
    ...provider,
    providerFactory(project) {
      const created = provider.providerFactory(project)
      project.browser?.registerCommand('__vitest_takeScreenshot', takeScreenshot)
      return created
    },
  }
}
