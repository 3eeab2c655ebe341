import type { NetworkAnswer } from '../connection/video-account.ts'
import { eraseHandoff, handoffOf } from './handoff.ts'

/** Size of the popup in pixels; the width is the specification's. */
const popup = { width: 500, height: 720 }

/** Milliseconds between two looks whether the popup is still there. */
const lookInterval = 300

export interface AuthorisationEvents {
  /** The person agreed. */
  onCode: (grant: NetworkAnswer) => void
  /** The person refused. */
  onDenied: () => void
  /**
   * The popup seems closed. The code may still come: some pages of the network cut the tie between
   * the windows, which looks the same.
   */
  onClosed: () => void
  /** The address of the network's page could not be had. */
  onFailed: (thrown: unknown) => void
}

function features(): string {
  const left = window.screenX + Math.max(0, (window.outerWidth - popup.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - popup.height) / 2)
  return `popup,width=${popup.width},height=${popup.height},left=${left},top=${top}`
}

/** Calls back once, at the second look in a row that finds the popup closed: its answer comes first. */
function watchClosing(opened: Window, onClosed: () => void): () => void {
  let looks = 0
  const timer = setInterval(() => {
    looks = opened.closed ? looks + 1 : 0
    if (looks < 2) return
    clearInterval(timer)
    onClosed()
  }, lookInterval)
  return () => clearInterval(timer)
}

/**
 * Asks the person for access in a popup, to be called while a press is handled. Only an answer that
 * carries the state of this question and was left by a page of this origin is taken; it is then erased.
 *
 * @param askUrl gives the network's page, with a random `state`
 * @returns a function that ends the question, or null where the browser blocks the popup.
 */
export function openAuthorisation(
  askUrl: () => Promise<string>,
  { onCode, onDenied, onClosed, onFailed }: AuthorisationEvents,
): (() => void) | null {
  const opened = window.open('', '', features())
  if (!opened || opened.closed) return null
  // The network's page needs no hold on this one.
  opened.opener = null
  // Rejects answers to requests that were never made.
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
  const lead = async () => {
    try {
      const url = await askUrl()
      if (isOver) return
      state = new URL(url).searchParams.get('state')
      opened.location.href = url
    } catch (thrown) {
      if (isOver) return
      stop()
      onFailed(thrown)
    }
  }
  void lead()
  return stop
}
