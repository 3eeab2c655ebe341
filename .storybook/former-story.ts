const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits for what the story before, already unmounted, still does: a dialog returns the focus two
 * frames after it is gone, and would take it from the story that is mounted next.
 */
export async function untilFormerIsGone(): Promise<void> {
  await nextFrame()
  await nextFrame()
}
