import { describe, expect, it } from 'vitest'
import type { WorkbenchParameters } from '../parameters.ts'
import { conforming, publicComponents, rootedComponents } from './components.ts'
import { storiesOf, storyFiles, type StoryFile } from './stories.ts'

const text = expect.stringMatching(/\S/) as string

/** Finds the story files that declare a component as their main component or as a subcomponent. */
const filesOf = (component: unknown) =>
  Object.values(storyFiles).filter(
    ({ default: meta }) =>
      meta.component === component ||
      Object.values(meta.subcomponents ?? {}).includes(component as never),
  )

/** Finds the story file that a component's docs page is generated from. */
function homeOf(name: string, component: unknown): StoryFile {
  const home = filesOf(component).find((file) => file.default.tags?.includes('autodocs'))
  if (!home) throw new Error(`No story file of ${name} has the tag autodocs.`)
  return home
}

/** Returns the args of `Default` itself, without those shared by all stories of the file. */
const ownArgs = (file: StoryFile) =>
  (file as unknown as { Default: { args?: object } }).Default.args

it('finds the components of all entry points', () => {
  expect(publicComponents.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Button', 'CropDialog', 'DataTable', 'SignatureEditor', 'Uploader']),
  )
})

/**
 * Story files of components and their features. Those of guides are in `docs`, and are excluded.
 */
const shown = Object.entries(storyFiles).filter(
  ([path, file]) => path.includes('/src/') && 'Default' in file,
)

it.each(shown)('has dark and phone variants of Default in %s', (_path, file) => {
  const { Default } = storiesOf(file)
  expect(Default?.parameters.variants).toEqual(expect.arrayContaining(['dark', 'phone']))
})

describe.each(publicComponents)('%s', (name, component) => {
  it('has the stories Default and Playground', () => {
    const file = homeOf(name, component)
    expect(Object.keys(storiesOf(file))).toEqual(expect.arrayContaining(['Default', 'Playground']))
    expect(ownArgs(file), 'Default renders the component without args of its own').toBeUndefined()
  })

  it('has a docs page with guidance and keys', () => {
    const { guidance, keys } = (homeOf(name, component).default.parameters ??
      {}) as WorkbenchParameters
    expect(guidance).toEqual({
      do: expect.arrayContaining([text]) as string[],
      dont: expect.arrayContaining([text]) as string[],
    })
    if (!keys) throw new Error(`The stories of ${name} do not document its keys.`)
    for (const key of keys) expect(key).toEqual({ keys: text, does: text })
  })
})

it.each(rootedComponents)('%s has a conformance test', (name) => {
  expect(conforming).toContain(name)
})
