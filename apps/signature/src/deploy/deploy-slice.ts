import { createAction } from '@reduxjs/toolkit'

/** Somebody to send to: one employee or all members of a team. */
export type DeployTarget = { kind: 'user' | 'team'; id: string }

export interface DeployRequest {
  target: DeployTarget
  /** Note shown in the mail, plain text; empty for none. */
  message: string
  /** Also sends to people who already have the current version. */
  sendAgain: boolean
  idempotencyKey: string
}

export const deployOperation = ({ kind, id }: DeployTarget) => `deploy/${kind}/${id}`
export const deployRequested = createAction<DeployRequest>('deploy/requested')
/** The deploy page opened or closed: while it is open, mails under way are followed. */
export const deployWatchStarted = createAction('deploy/watchStarted')
export const deployWatchStopped = createAction('deploy/watchStopped')
