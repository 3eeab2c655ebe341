import { act, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { brokenFiles, storiesOf, storyFiles } from './stories.ts'

/**
 * Origin of the icon URLs in stories that Node renders. All other assets in them have `file:` URLs.
 */
const serverOrigin = 'http://localhost:6006'

let root: Root | undefined
let container: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  // A new container per test: a test that timed out may still render into its old one.
  container = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  container.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('loads every story file', () => {
  expect(brokenFiles).toEqual([])
})

describe.each(Object.entries(storyFiles))('%s', (path, file) => {
  // One server call for all stories of the file, because a call takes longer than rendering a
  // story.
  let rendered: Promise<Record<string, string>>
  beforeAll(() => {
    rendered = commands.renderOnServer(path)
  })

  it.each(Object.entries(storiesOf(file)))('hydrates %s', async (name, Story) => {
    const { [name]: html = '' } = await rendered
    container.innerHTML = html
      .replaceAll(serverOrigin, location.origin)
      .replaceAll(/file:\/\/[^"]*(?=\/packages\/)/g, location.origin)
    const onRecoverableError = vi.fn()
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <Story />
        </StrictMode>,
        { onRecoverableError },
      )
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
