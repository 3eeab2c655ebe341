import { spyOn } from 'storybook/test'

/** Keeps the runner of a story from entering full screen: later stories share its window. */
export function stayInWindow(): void {
  spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined)
}
