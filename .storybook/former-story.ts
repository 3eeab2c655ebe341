const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits for the previous story's cleanup: a dialog returns the focus two frames after it unmounts and
 * would take it from the next story.
 */
export async function untilFormerIsGone(): Promise<void> {
  await nextFrame()
  await nextFrame()
}
