import type { Outcome } from '../permissions/outcomes.ts'
import { coachingCallers } from './coaching-rows.ts'
import type { Sender } from './sending.ts'

/**
 * The calls of an upload. They are requests of the tus protocol, not operations of the contract.
 */
export const uploadCalls = [
  'create',
  'head',
  'patch',
  'remove',
] as const satisfies readonly (keyof Sender)[]

export type UploadCall = (typeof uploadCalls)[number]

/** The callers of uploads. */
export const uploadCallers = [
  ...coachingCallers,
  'coach who was deactivated without ending the session',
] as const

export type UploadCaller = (typeof uploadCallers)[number]

/** Outcomes of starting an upload. Each coach may do so. */
const creating: Record<UploadCaller, Outcome> = {
  owner: 'ok',
  'other coach of the studio': 'ok',
  'admin of the studio': 'ok',
  'admin of another studio': 'ok',
  'coach whose access was ended': 'NOT_SIGNED_IN',
  'administrator of the signature product': 'NOT_SIGNED_IN',
  'super admin of the stock product': 'NOT_SIGNED_IN',
  nobody: 'NOT_SIGNED_IN',
  'coach who was deactivated without ending the session': 'FORBIDDEN',
  'stranger with the link of a session': 'NOT_SIGNED_IN',
}

/** Outcomes of calls on an unfinished upload. It only exists for the coach who started it. */
const continuing: Record<UploadCaller, Outcome> = {
  ...creating,
  'other coach of the studio': 'NOT_FOUND',
  'admin of the studio': 'NOT_FOUND',
  'admin of another studio': 'NOT_FOUND',
}

export const uploadRows: Record<UploadCall, Record<UploadCaller, Outcome>> = {
  create: creating,
  head: continuing,
  patch: continuing,
  remove: continuing,
}
