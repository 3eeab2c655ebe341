const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits for the previous story's cleanup: two frames after a dialog unmounts, it restores focus,
 * which would take it away from the next story.
 */
export async function untilFormerIsGone(): Promise<void> {
  await nextFrame()
  await nextFrame()
}
