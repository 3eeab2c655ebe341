import type { DeployPreview } from '@org/api/client'
import { leavesAccount } from '@org/app-kit'
import { createAction, createReducer } from '@reduxjs/toolkit'

/** The recipients: one employee, all members of a team, a group of employees, or everybody. */
export type DeployTarget =
  | { kind: 'user' | 'team'; id: string }
  | { kind: 'group'; ids: readonly string[] }
  | { kind: 'everybody' }

export interface DeployRequest {
  target: DeployTarget
  /** Plain-text note shown in the mail; empty for none. */
  message: string
  /** Whether to send again to people who already have the current version. */
  sendAgain: boolean
  idempotencyKey: string
}

/** A round of mails: to the members of a team, or to everybody if `teamId` is null. */
export interface MailRound {
  teamId: string | null
  /** Restricts the round to these people, whatever their team. */
  userIds?: readonly string[]
  /**
   * Whether the mails are reminders to people who have not installed the signature. Otherwise, they
   * go to people who have not been sent it yet.
   */
  isReminder: boolean
}

export interface ReminderRequest {
  teamId: string | null
  message: string
  idempotencyKey: string
}

export const deployOperation = (target: DeployTarget) =>
  'id' in target ? `deploy/${target.kind}/${target.id}` : `deploy/${target.kind}`
export const deployRequested = createAction<DeployRequest>('deploy/requested')
/** Returns the key of the operation that loads the preview with the given id. */
export const previewOperation = (id: string) => `deploy/preview/${id}`
export const reminderOperation = (teamId: string | null) => `deploy/reminder/${teamId ?? 'all'}`
export interface PreviewRequest {
  /** Id of the confirmation that shows the preview. Other confirmations ignore the preview. */
  id: string
  round: MailRound
  message: string
}

/** Requests a preview of a round before it is confirmed. Replaces the previous confirmation. */
export const previewRequested = createAction<PreviewRequest>('deploy/previewRequested')
export const previewLoaded = createAction<{ id: string; preview: DeployPreview }>(
  'deploy/previewLoaded',
)
/** Payload: the id of a confirmation that was accepted, cancelled or left. */
export const previewClosed = createAction<string>('deploy/previewClosed')
export const reminderRequested = createAction<ReminderRequest>('deploy/reminderRequested')
/**
 * Dispatched when the deploy page opens or closes. While it is open, the state of mails being sent
 * is polled.
 */
export const deployWatchStarted = createAction('deploy/watchStarted')
export const deployWatchStopped = createAction('deploy/watchStopped')
/** Payload: the note in the mails that are being sent. */
export const messageSent = createAction<string>('deploy/messageSent')

export const deployKey = 'deploy'

export interface DeployState {
  /** The note in the last mails sent, and how many rounds of mails were sent during this visit. */
  sent: { message: string; rounds: number }
  /** The confirmation that is open; its preview is null while it loads. */
  question: { id: string; preview: DeployPreview | null } | null
}

const initialState: DeployState = { sent: { message: '', rounds: 0 }, question: null }

export const deployReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(messageSent, (state, { payload: message }) => ({
      ...state,
      sent: { message, rounds: state.sent.rounds + 1 },
    }))
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

export const selectSent = (state: { [deployKey]: DeployState }) => state[deployKey].sent

export const selectPreview = (id: string) => (state: { [deployKey]: DeployState }) => {
  const { question } = state[deployKey]
  return question?.id === id ? question.preview : null
}
