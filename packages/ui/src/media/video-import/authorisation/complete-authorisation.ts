import { leaveHandoff } from './handoff.ts'

/**
 * For the product's callback page, the `redirectUri`: leaves the code for the page that opened this
 * window, and closes it. False where the address holds no answer of the network; the page should
 * then say that nothing happens here.
 */
export function completeAuthorisation(): boolean {
  const answer = new URL(location.href).searchParams
  const state = answer.get('state')
  if (state === null || !(answer.has('code') || answer.has('error'))) return false
  leaveHandoff({ state, code: answer.get('code') })
  window.close()
  return true
}
