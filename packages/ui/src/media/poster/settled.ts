/** Resolves when a video shows the frame at its current time, or has failed. */
export function settled(video: HTMLVideoElement): Promise<void> {
  if (video.error) return Promise.resolve()
  if (!video.seeking && video.readyState >= video.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve) => {
    const events = new AbortController()
    const settle = () => {
      if (video.seeking && !video.error) return
      events.abort()
      resolve()
    }
    for (const type of ['seeked', 'loadeddata', 'error'])
      video.addEventListener(type, settle, { signal: events.signal })
  })
}
