import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { WorkbenchParameters } from '../parameters.ts'
import preview from '../preview.tsx'

export type StoryFile = Parameters<typeof composeStories>[0]

export type ComposedStory = ComponentType & {
  args: object
  parameters: WorkbenchParameters
  tags: string[]
}

setProjectAnnotations([preview])

const loaders = import.meta.glob<StoryFile>('../../packages/ui/{src,docs}/**/*.stories.tsx')

/** The library's stories files, by their path from the repository's folder. */
export const storyFiles: Record<string, StoryFile> = {}

/** Those that fail to load, as they do on a server when they draw or measure at once; and why. */
export const brokenFiles: [path: string, reason: unknown][] = []

// All at once: a page that asks for one after the other mostly waits.
const loaded = await Promise.allSettled(Object.values(loaders).map((load) => load()))

for (const [at, relative] of Object.keys(loaders).entries()) {
  const path = relative.replace(/^(\.\.\/)+/, '')
  const file = loaded[at]
  if (file?.status === 'fulfilled') storyFiles[path] = file.value
  else brokenFiles.push([path, file?.reason])
}

/** The stories of a file, by their export names, as the workbench would mount them. */
export const storiesOf = (file: StoryFile): Record<string, ComposedStory> =>
  composeStories(file) as unknown as Record<string, ComposedStory>
