/** A video of the runner; times are in ms since the page was requested. */
export interface WatchedVideo {
  /** When it became the video of the current step. */
  currentAt: number | null
  /** When its first moving frame after `currentAt` was displayed; null until then. */
  startedAt: number | null
}

declare global {
  interface Window {
    videos: WatchedVideo[]
    /** When the session was launched. */
    launchedAt: number
  }
}

/**
 * Runs in the page before its own scripts. Watches the videos of the runner and launches the
 * session.
 *
 * @param settled how long the page stays open before the launch, in ms
 */
export function watchVideos(settled: number): void {
  const videos: WatchedVideo[] = []
  window.videos = videos
  const known = new WeakMap<HTMLVideoElement, WatchedVideo>()

  const watchFrames = (element: HTMLVideoElement, watched: WatchedVideo) => {
    const onFrame: VideoFrameRequestCallback = (_, { mediaTime, expectedDisplayTime }) => {
      const isStarted = watched.currentAt !== null && mediaTime > 0
      if (isStarted) watched.startedAt = expectedDisplayTime
      else element.requestVideoFrameCallback(onFrame)
    }
    element.requestVideoFrameCallback(onFrame)
  }
  const look = () => {
    for (const element of document.querySelectorAll('video')) {
      const watched = known.get(element) ?? { currentAt: null, startedAt: null }
      if (!known.has(element)) {
        known.set(element, watched)
        videos.push(watched)
        watchFrames(element, watched)
      }
      // The next video is already loading under the current one; it becomes the current one when
      // `data-next` is removed.
      if (element.closest('[data-next]') === null) watched.currentAt ??= performance.now()
    }
  }
  let isLaunching = false
  const launch = () => {
    const button = document.querySelector<HTMLElement>('main button')
    if (!button || isLaunching) return
    isLaunching = true
    setTimeout(() => {
      window.launchedAt = performance.now()
      button.click()
    }, settled)
  }
  const observer = new MutationObserver(() => {
    launch()
    look()
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-next'],
  })
}
