import { isValidElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { WorkbenchParameters } from '../parameters.ts'
import { storiesOf, storyFiles, type StoryFile } from './stories.ts'

/** Whether a docs page states that its component takes no focus and no keys. */
function isKeyless({ default: meta }: StoryFile): boolean {
  const { keys } = (meta.parameters ?? {}) as WorkbenchParameters
  return meta.tags?.includes('autodocs') === true && keys?.length === 0
}

/** Replaces elements that a story passes as args, since they are not part of the component. */
const withoutElements = (args: object) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? 'Texte' : value]),
  )

/** Lists the stories that render their component and nothing else. */
const plainStoriesOf = (file: StoryFile) =>
  Object.entries(storiesOf(file)).filter(([name]) => {
    const { render } = (file as unknown as Record<string, { render?: unknown }>)[name] ?? {}
    return (render ?? file.default.render) === undefined
  })

const keyless = Object.entries(storyFiles)
  .filter(([, file]) => isKeyless(file))
  .map(([path, file]) => [path, plainStoriesOf(file)] as const)

describe.each(keyless)('%s', (_path, stories) => {
  it('has stories that render only its component', () => {
    expect(stories.map(([name]) => name)).toEqual(expect.arrayContaining(['Default', 'Playground']))
  })

  it.each(stories)('takes no focus in %s', (_name, Story) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
    flushSync(() => root.render(<Story {...withoutElements(Story.args)} />))
    expect(container.childNodes).not.toHaveLength(0)
    // Search the whole body, because overlays are rendered next to the container.
    const focusable = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    )
    expect(focusable.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})
