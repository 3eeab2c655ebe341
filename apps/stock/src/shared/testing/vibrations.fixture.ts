import { spyOn } from 'storybook/test'

/** The vibrations since `catchVibrations`, each as a pattern of vibrations and pauses, in ms. */
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
