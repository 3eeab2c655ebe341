import { spyOn } from 'storybook/test'

/** The vibrations since `catchVibrations`, each with the pauses between its parts, in ms. */
export const vibrations: unknown[] = []

/** Catches the vibrations of a story; returns the cleanup. */
export function catchVibrations() {
  vibrations.length = 0
  const vibrate = spyOn(navigator, 'vibrate').mockImplementation((pattern) => {
    vibrations.push(pattern)
    return true
  })
  return () => vibrate.mockRestore()
}
