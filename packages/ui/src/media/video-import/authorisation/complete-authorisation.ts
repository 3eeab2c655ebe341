import { leaveHandoff } from './handoff.ts'

/**
 * For the application's callback page, the `redirectUri`: passes the code to the page that opened
 * this window, and closes it. Returns false if the address contains no response from the network;
 * the page should then say that it has no other purpose.
 */
export function completeAuthorisation(): boolean {
  const params = new URL(location.href).searchParams
  const state = params.get('state')
  if (state === null || !(params.has('code') || params.has('error'))) return false
  leaveHandoff({ state, code: params.get('code') })
  window.close()
  return true
}
