import type { StoryWorld } from '@org/app-kit/testing'

/** Starts the browser's clock at the story's fixed time; returns a function that restores it. */
export function moveToStoryTime({ adapters }: StoryWorld): () => void {
  const { now } = Date
  const shift = adapters.clock.now() * 1000 - now()
  // Assigns the function instead of spying on it, since the code that records spy calls also reads
  // the time.
  Date.now = () => now() + shift
  return () => {
    Date.now = now
  }
}
