const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits for the previous story's cleanup: a dialog restores focus two frames after it unmounts,
 * which would take focus away from the next story.
 */
export async function untilFormerIsGone(): Promise<void> {
  await nextFrame()
  await nextFrame()
}
