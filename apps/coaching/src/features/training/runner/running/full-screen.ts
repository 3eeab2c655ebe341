/**
 * Enters full screen, which hides the browser's bars. Browsers allow this only shortly after a
 * press. If the browser refuses, the runner fills the window.
 */
export function enterFullScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}
