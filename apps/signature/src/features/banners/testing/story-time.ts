import type { StoryWorld } from '@org/app-kit/testing'

/** Starts the browser's clock at the story's fixed time; returns a function that restores it. */
export function moveToStoryTime({ adapters }: StoryWorld): () => void {
  const { now } = Date
  const shift = adapters.clock.now() * 1000 - now()
  // Assigned rather than spied on: the code that records spy calls reads the time itself.
  Date.now = () => now() + shift
  return () => {
    Date.now = now
  }
}
