import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnServer } from './render-on-server.tsx'
import { brokenFiles, storiesOf, storyFiles } from './stories.ts'

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => vi.restoreAllMocks())

it('loads every story file on a server', () => {
  expect(brokenFiles).toEqual([])
})

describe.each(Object.entries(storyFiles))('%s', (path, file) => {
  it.each(Object.keys(storiesOf(file)))('renders %s on a server', (name) => {
    expect(typeof document).toBe('undefined')
    expect(renderOnServer(path, name)).toEqual(expect.any(String))
    expect(console.error).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
