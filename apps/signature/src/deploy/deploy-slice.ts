import { leavesAccount } from '@org/app-kit'
import { createAction, createReducer } from '@reduxjs/toolkit'

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
/** Payload: the note of mails that are on their way. */
export const messageSent = createAction<string>('deploy/messageSent')

/** The note that went with the last mails of this visit. */
export interface DeployState {
  sentMessage: string
}

const initialState: DeployState = { sentMessage: '' }

export const deployReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(messageSent, (_, { payload }) => ({ sentMessage: payload }))
    .addCase(deployWatchStarted, () => initialState)
    .addMatcher(leavesAccount, () => initialState),
)

export const selectSentMessage = (state: { deploy: DeployState }) => state.deploy.sentMessage
