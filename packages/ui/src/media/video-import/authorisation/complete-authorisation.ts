import { leaveHandoff } from './handoff.ts'

/**
 * Passes the network's response to the page that opened this window, and closes the window. Call it
 * on the application's callback page (`redirectUri`). Returns false if the address contains no
 * response. In this case, the page should explain its purpose.
 */
export function completeAuthorisation(): boolean {
  const params = new URL(location.href).searchParams
  const state = params.get('state')
  if (state === null || !(params.has('code') || params.has('error'))) return false
  leaveHandoff({ state, code: params.get('code') })
  window.close()
  return true
}
