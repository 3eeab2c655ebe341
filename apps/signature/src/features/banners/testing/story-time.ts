import type { StoryWorld } from '@org/app-kit/testing'

/** Starts the browser's clock at the story's fixed time; returns a function that restores it. */
export function moveToStoryTime({ adapters }: StoryWorld): () => void {
  const { now } = Date
  const shift = adapters.clock.now() * 1000 - now()
  // Not a spy, since the code that watches spies reads the time itself.
  Date.now = () => now() + shift
  return () => {
    Date.now = now
  }
}
