import { isValidElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { WorkbenchParameters } from '../parameters.ts'
import { storiesOf, storyFiles, type StoryFile } from './stories.ts'

/** Whether a docs page says of its component that it takes no focus and no keys. */
function isKeyless({ default: meta }: StoryFile): boolean {
  const { keys } = (meta.parameters ?? {}) as WorkbenchParameters
  return meta.tags?.includes('autodocs') === true && keys?.length === 0
}

/** What a story hands over to be drawn inside is not the component's own. */
const withoutElements = (args: object) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? 'Texte' : value]),
  )

/** The stories that draw their component and nothing else. */
const plainStoriesOf = (file: StoryFile) =>
  Object.entries(storiesOf(file)).filter(([name]) => {
    const { render } = (file as unknown as Record<string, { render?: unknown }>)[name] ?? {}
    return (render ?? file.default.render) === undefined
  })

const keyless = Object.entries(storyFiles)
  .filter(([, file]) => isKeyless(file))
  .map(([path, file]) => [path, plainStoriesOf(file)] as const)

describe.each(keyless)('%s', (_path, stories) => {
  it('has stories that draw its component alone', () => {
    expect(stories.map(([name]) => name)).toEqual(expect.arrayContaining(['Default', 'Playground']))
  })

  it.each(stories)('takes no focus in %s', (_name, Story) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    flushSync(() => root.render(<Story {...withoutElements(Story.args)} />))
    expect(place.childNodes).not.toHaveLength(0)
    // What is drawn over the page stands beside the place.
    const focusable = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    )
    expect(focusable.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})
