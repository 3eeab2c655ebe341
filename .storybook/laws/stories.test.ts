import { describe, expect, it } from 'vitest'
import type { WorkbenchParameters } from '../parameters.ts'
import { conforming, publicComponents, rootedComponents } from './components.ts'
import { storiesOf, storyFiles, type StoryFile } from './stories.ts'

const text = expect.stringMatching(/\S/) as string

/** The stories files that show a component, as their own or as a part of a greater one. */
const filesOf = (component: unknown) =>
  Object.values(storyFiles).filter(
    ({ default: meta }) =>
      meta.component === component ||
      Object.values(meta.subcomponents ?? {}).includes(component as never),
  )

/** The one of them that its docs page is made of. */
function homeOf(name: string, component: unknown): StoryFile {
  const home = filesOf(component).find((file) => file.default.tags?.includes('autodocs'))
  if (!home) throw new Error(`No stories file of ${name} has the tag autodocs.`)
  return home
}

/** What `Default` adds to the arguments that all stories of its file share. */
const ownArgs = (file: StoryFile) =>
  (file as unknown as { Default: { args?: object } }).Default.args

it('knows the components behind all exports', () => {
  expect(publicComponents.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Button', 'CropDialog', 'DataTable', 'SignatureEditor', 'Uploader']),
  )
})

/** The files of components, and of what they can do; those of guides show them at work. */
const shown = Object.entries(storyFiles).filter(
  ([path, file]) => path.includes('/src/') && 'Default' in file,
)

it.each(shown)('shows Default of %s in the dark and on a phone too', (_path, file) => {
  const { Default } = storiesOf(file)
  expect(Default?.parameters.variants).toEqual(expect.arrayContaining(['dark', 'phone']))
})

describe.each(publicComponents)('%s', (name, component) => {
  it('has stories with Default and Playground', () => {
    const file = homeOf(name, component)
    expect(Object.keys(storiesOf(file))).toEqual(expect.arrayContaining(['Default', 'Playground']))
    expect(ownArgs(file), 'Default shows the component as it comes').toBeUndefined()
  })

  it('has a docs page that says when to take it and which keys it knows', () => {
    const { guidance, keys } = (homeOf(name, component).default.parameters ??
      {}) as WorkbenchParameters
    expect(guidance).toEqual({
      do: expect.arrayContaining([text]) as string[],
      dont: expect.arrayContaining([text]) as string[],
    })
    if (!keys) throw new Error(`The stories of ${name} do not say which keys it knows.`)
    for (const key of keys) expect(key).toEqual({ keys: text, does: text })
  })
})

it.each(rootedComponents)('%s has a conformance test', (name) => {
  expect(conforming).toContain(name)
})
