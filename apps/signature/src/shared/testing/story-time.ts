import type { StoryWorld } from '@org/app-kit/testing'

/** Lets the browser's clock begin where the story's installation stands still; gives what ends it. */
export function moveToStoryTime({ adapters }: StoryWorld): () => void {
  const { now } = Date
  const shift = adapters.clock.now() * 1000 - now()
  // Not a spy: what watches spies asks for the time itself.
  Date.now = () => now() + shift
  return () => {
    Date.now = now
  }
}
