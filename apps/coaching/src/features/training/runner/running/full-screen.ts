/**
 * Hides the browser's own bars. Browsers allow it for a moment after a press; where they do not, the
 * runner fills the window.
 */
export function enterFullScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}
