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
/** Of the question with that id, which nothing else asks under. */
export const previewOperation = (id: string) => `deploy/preview/${id}`
export const reminderOperation = (teamId: string | null) => `deploy/reminder/${teamId ?? 'all'}`
export interface PreviewRequest {
  /** Of the question: its answer reaches nobody else. */
  id: string
  round: MailRound
  message: string
}

/** Asks what a round would do, before it is confirmed. Takes the place of a question before it. */
export const previewRequested = createAction<PreviewRequest>('deploy/previewRequested')
export const previewLoaded = createAction<{ id: string; preview: DeployPreview }>(
  'deploy/previewLoaded',
)
/** The question with that id was answered, either way, or is not waited for any more. */
export const previewClosed = createAction<string>('deploy/previewClosed')
export const reminderRequested = createAction<ReminderRequest>('deploy/reminderRequested')
/** The deploy page opened or closed: while it is open, mails under way are followed. */
export const deployWatchStarted = createAction('deploy/watchStarted')
export const deployWatchStopped = createAction('deploy/watchStopped')
/** Payload: the note of mails that are on their way. */
export const messageSent = createAction<string>('deploy/messageSent')

export interface DeployState {
  /** The note that went with the last mails of this visit. */
  sentMessage: string
  /** What waits for a confirmation; without a preview as long as that loads. */
  question: { id: string; preview: DeployPreview | null } | null
}

const initialState: DeployState = { sentMessage: '', question: null }

export const deployReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(messageSent, (state, { payload }) => ({ ...state, sentMessage: payload }))
    .addCase(previewRequested, (state, { payload: { id } }) => ({
      ...state,
      question: { id, preview: null },
    }))
    .addCase(previewLoaded, (state, { payload }) =>
      state.question?.id === payload.id ? { ...state, question: payload } : state,
    )
    .addCase(previewClosed, (state, { payload: id }) =>
      state.question?.id === id ? { ...state, question: null } : state,
    )
    .addCase(deployWatchStarted, () => initialState)
    .addMatcher(leavesAccount, () => initialState),
)

export const selectSentMessage = (state: { deploy: DeployState }) => state.deploy.sentMessage

export const selectPreview = (id: string) => (state: { deploy: DeployState }) => {
  const { question } = state.deploy
  return question?.id === id ? question.preview : null
}
