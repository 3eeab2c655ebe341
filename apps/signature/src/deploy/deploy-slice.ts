import type { DeployPreview } from '@org/api/client'
import { leavesAccount } from '@org/app-kit'
import { createAction, createReducer } from '@reduxjs/toolkit'

/** Somebody to send to: one employee, all members of a team, or some employees. */
export type DeployTarget =
  { kind: 'user' | 'team'; id: string } | { kind: 'group'; ids: readonly string[] }

export interface DeployRequest {
  target: DeployTarget
  /** Note shown in the mail, plain text; empty for none. */
  message: string
  /** Also sends to people who already have the current version. */
  sendAgain: boolean
  idempotencyKey: string
}

/** A round of mails: to the members of a team, or with null to everybody. */
export interface MailRound {
  teamId: string | null
  /** Holds it to these people, whatever their team. */
  userIds?: readonly string[]
  /** Mails again who has not installed, in place of who was not sent the signature. */
  isReminder: boolean
}

export interface ReminderRequest {
  teamId: string | null
  message: string
  idempotencyKey: string
}

export const deployOperation = (target: DeployTarget) =>
  target.kind === 'group' ? 'deploy/group' : `deploy/${target.kind}/${target.id}`
export const deployRequested = createAction<DeployRequest>('deploy/requested')
export const previewOperation = ({ teamId, userIds, isReminder }: MailRound) =>
  `deploy/preview/${isReminder ? 'reminder' : 'deploy'}/${userIds ? 'group' : (teamId ?? 'all')}`
export const reminderOperation = (teamId: string | null) => `deploy/reminder/${teamId ?? 'all'}`
/** Asks what a round would do, before it is confirmed. */
export const previewRequested = createAction<MailRound & { message: string }>(
  'deploy/previewRequested',
)
export const previewLoaded = createAction<{ round: MailRound; preview: DeployPreview }>(
  'deploy/previewLoaded',
)
/** The question was answered, either way. */
export const previewClosed = createAction('deploy/previewClosed')
export const reminderRequested = createAction<ReminderRequest>('deploy/reminderRequested')
/** The deploy page opened or closed: while it is open, mails under way are followed. */
export const deployWatchStarted = createAction('deploy/watchStarted')
export const deployWatchStopped = createAction('deploy/watchStopped')
/** Payload: the note of mails that are on their way. */
export const messageSent = createAction<string>('deploy/messageSent')

export interface DeployState {
  /** The note that went with the last mails of this visit. */
  sentMessage: string
  /** What waits for a confirmation, under the key of its operation. */
  question: { key: string; preview: DeployPreview } | null
}

const initialState: DeployState = { sentMessage: '', question: null }

export const deployReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(messageSent, (state, { payload }) => ({ ...state, sentMessage: payload }))
    .addCase(previewLoaded, (state, { payload: { round, preview } }) => ({
      ...state,
      question: { key: previewOperation(round), preview },
    }))
    .addCase(previewClosed, (state) => ({ ...state, question: null }))
    .addCase(deployWatchStarted, () => initialState)
    .addMatcher(leavesAccount, () => initialState),
)

export const selectSentMessage = (state: { deploy: DeployState }) => state.deploy.sentMessage

export const selectPreview = (key: string) => (state: { deploy: DeployState }) => {
  const { question } = state.deploy
  return question?.key === key ? question.preview : null
}
