import type { NetworkResponse } from '../connection/video-account.ts'
import { eraseHandoff, handoffOf } from './handoff.ts'

/** Size of the popup in pixels; the width comes from the specification. */
const popup = { width: 500, height: 720 }

/** Interval in ms at which to check whether the popup is still open. */
const checkInterval = 300

export interface AuthorisationEvents {
  /** Called when the user grants access. */
  onCode: (grant: NetworkResponse) => void
  /** Called when the user denies access. */
  onDenied: () => void
  /**
   * Called when the popup seems to be closed. The code may still arrive: some of the network's
   * pages sever the link between the windows, and such a popup looks closed as well.
   */
  onClosed: () => void
  /** Called when the address of the network's page could not be loaded. */
  onFailed: (thrown: unknown) => void
}

function features(): string {
  const left = window.screenX + Math.max(0, (window.outerWidth - popup.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - popup.height) / 2)
  return `popup,width=${popup.width},height=${popup.height},left=${left},top=${top}`
}

/**
 * Calls `onClosed` once two consecutive checks find the popup closed. The second check gives a
 * response time to arrive.
 */
function watchClosing(opened: Window, onClosed: () => void): () => void {
  let checks = 0
  const timer = setInterval(() => {
    checks = opened.closed ? checks + 1 : 0
    if (checks < 2) return
    clearInterval(timer)
    onClosed()
  }, checkInterval)
  return () => clearInterval(timer)
}

/**
 * Opens a popup that asks the user for access; call it in a click handler. Accepts only a response
 * that has this request's `state` and was stored by a page of this origin; then deletes the
 * response.
 *
 * @param loadUrl returns the address of the network's page, with a random `state`
 * @returns a function that cancels the request, or null if the browser blocks the popup.
 */
export function openAuthorisation(
  loadUrl: () => Promise<string>,
  { onCode, onDenied, onClosed, onFailed }: AuthorisationEvents,
): (() => void) | null {
  const opened = window.open('', '', features())
  if (!opened || opened.closed) return null
  // The network's page must not have access to this one.
  opened.opener = null
  // The request's random `state`. Responses with any other `state` were not requested and are
  // ignored.
  let state: string | null = null
  let isOver = false
  const unwatch = watchClosing(opened, onClosed)
  const stop = () => {
    isOver = true
    unwatch()
    removeEventListener('storage', listen)
    eraseHandoff()
    opened.close()
  }
  const listen = (event: StorageEvent) => {
    const handoff = handoffOf(event)
    if (!handoff || handoff.state !== state) return
    stop()
    if (handoff.code === null) onDenied()
    else onCode({ code: handoff.code, state: handoff.state })
  }
  eraseHandoff()
  addEventListener('storage', listen)
  const navigate = async () => {
    try {
      const url = await loadUrl()
      if (isOver) return
      state = new URL(url).searchParams.get('state')
      opened.location.href = url
    } catch (thrown) {
      if (isOver) return
      stop()
      onFailed(thrown)
    }
  }
  void navigate()
  return stop
}
