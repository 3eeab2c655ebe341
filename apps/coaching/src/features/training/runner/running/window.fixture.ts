import { spyOn } from 'storybook/test'

/** Keeps the runner of a story inside its window, which the stories after it use too. */
export function stayInWindow(): void {
  spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined)
}
