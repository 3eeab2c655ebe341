import type {} from '@vitest/browser-playwright'
import { createServer } from 'vite'
import type { BrowserCommand, TestProject } from 'vitest/node'
import { root } from './paths.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the page's `prefers-reduced-motion` to `no-preference` or `reduce`. */
    allowMotion: (isAllowed: boolean) => Promise<void>
    /** Renders the stories of a file in Node; returns their HTML by story name. */
    renderOnServer: (path: string) => Promise<Record<string, string>>
  }
}

export const allowMotion: BrowserCommand<[isAllowed: boolean]> = async ({ page }, isAllowed) => {
  await page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' })
}

type Renderer = typeof import('../../.storybook/laws/render-on-server.tsx')
let renderer: Promise<Renderer> | undefined

/** Loads the stories into this process, as a server would load the library. */
async function loadRenderer({ vitest }: TestProject): Promise<Renderer> {
  const server = await createServer({
    root,
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  vitest.onClose(() => server.close())
  return (await server.ssrLoadModule('/.storybook/laws/render-on-server.tsx')) as Renderer
}

export const renderOnServer: BrowserCommand<[path: string]> = async ({ project }, path) => {
  renderer ??= loadRenderer(project)
  return (await renderer).renderFileOnServer(path)
}
