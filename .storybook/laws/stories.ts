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

for (const [relative, load] of Object.entries(loaders)) {
  const path = relative.replace(/^(\.\.\/)+/, '')
  try {
    storyFiles[path] = await load()
  } catch (reason) {
    brokenFiles.push([path, reason])
  }
}

/** The stories of a file, by their export names, as the workbench would mount them. */
export const storiesOf = (file: StoryFile): Record<string, ComposedStory> =>
  composeStories(file) as unknown as Record<string, ComposedStory>
