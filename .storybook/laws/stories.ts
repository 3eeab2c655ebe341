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

/** The library's story files, by path relative to the repository. */
export const storyFiles: Record<string, StoryFile> = {}

/** Story files that fail to load, for instance because they access the DOM at the top level. */
export const brokenFiles: [path: string, reason: unknown][] = []

// Loaded in parallel, because loading a file mostly means waiting.
const loaded = await Promise.allSettled(Object.values(loaders).map((load) => load()))

for (const [at, relative] of Object.keys(loaders).entries()) {
  const path = relative.replace(/^(\.\.\/)+/, '')
  const file = loaded[at]
  if (file?.status === 'fulfilled') storyFiles[path] = file.value
  else brokenFiles.push([path, file?.reason])
}

/** Returns the stories of a file by export name, composed as Storybook would mount them. */
export const storiesOf = (file: StoryFile): Record<string, ComposedStory> =>
  composeStories(file) as unknown as Record<string, ComposedStory>
