import { employeeAdded } from '#shared/employees/employee-added.ts'
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { accountChanged, leavesAccount, sessionEnded } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { withStored } from './images.ts'
import { editDraft, emptyDraft, type OnboardingDraft } from './draft.ts'
import type { Run, RunKind } from './run.ts'

export interface OnboardingState {
  draft: OnboardingDraft
  /** True once this browser's stored draft has been read. */
  isLoaded: boolean
  /**
   * The draft as last read or written. Not the same object as `draft` while an edit has not been
   * written yet.
   */
  written: OnboardingDraft
  /** Another tab's conflicting draft, until the user decides which one to keep. */
  otherDraft: OnboardingDraft | null
  /** The run in progress, or the unfinished run. */
  run: Run | null
  isRunning: boolean
}

const initialState: OnboardingState = {
  draft: emptyDraft,
  isLoaded: false,
  written: emptyDraft,
  otherDraft: null,
  run: null,
  isRunning: false,
}

export const runRequested = createAction<RunKind>('onboarding/runRequested')
export const runResumed = createAction('onboarding/runResumed')

export const onboardingKey = 'onboarding'

const slice = createSlice({
  name: onboardingKey,
  initialState,
  reducers: {
    draftLoaded: (
      state,
      { payload }: PayloadAction<{ draft: OnboardingDraft | null; run: Run | null }>,
    ): OnboardingState => {
      const draft = payload.draft ?? emptyDraft
      return { ...state, draft, written: draft, run: payload.run, isLoaded: true }
    },
    draftWritten: (state, { payload }: PayloadAction<OnboardingDraft>): OnboardingState => ({
      ...state,
      written: payload,
    }),
    /** Stores the draft after it was merged with another tab's changes. */
    draftMerged: (state, { payload }: PayloadAction<OnboardingDraft>): OnboardingState => ({
      ...state,
      draft: payload,
      written: payload,
    }),
    draftContested: (state, { payload }: PayloadAction<OnboardingDraft>): OnboardingState => ({
      ...state,
      otherDraft: payload,
    }),
    /** Keeps the draft of this tab or of the other one, as the user decided. */
    draftDecided: (state, { payload }: PayloadAction<'mine' | 'theirs'>): OnboardingState => {
      const draft = payload === 'theirs' && state.otherDraft ? state.otherDraft : state.draft
      return { ...state, draft, written: draft, otherDraft: null }
    },
    signatureEdited: (state, { payload }: PayloadAction<SignatureData>): OnboardingState => ({
      ...state,
      draft: editDraft(state.draft, payload),
    }),
    /**
     * Replaces images with their uploaded versions. Does not count as an edit by the user, and
     * keeps edits made during the upload.
     */
    imagesStored: (
      state,
      { payload }: PayloadAction<{ before: SignatureData; stored: SignatureData }>,
    ): OnboardingState => ({
      ...state,
      draft: { ...state.draft, signatureData: withStored(state.draft.signatureData, payload) },
    }),
    draftChanged: (
      state,
      {
        payload,
      }: PayloadAction<
        Partial<Pick<OnboardingDraft, 'signatureName' | 'isNamed' | 'teamName' | 'step'>>
      >,
    ): OnboardingState => ({ ...state, draft: { ...state.draft, ...payload } }),
    /** Assigns the draft to the account that signed in. Payload: the account's id. */
    draftClaimed: (state, { payload }: PayloadAction<string>): OnboardingState => ({
      ...state,
      draft: { ...state.draft, ownerId: payload },
    }),
    /** Sets the unfinished run of the account that signed in. */
    runFound: (state, { payload }: PayloadAction<Run | null>): OnboardingState => ({
      ...state,
      run: payload,
      isRunning: false,
    }),
    /** Discards the unfinished run; the design stays as a draft. */
    runDropped: (state): OnboardingState => ({ ...state, run: null, isRunning: false }),
    runChanged: (
      state,
      { payload }: PayloadAction<{ run: Run; isRunning: boolean }>,
    ): OnboardingState => ({ ...state, ...payload }),
    /** Resets everything after a finished run. */
    runClosed: (state): OnboardingState => ({ ...initialState, isLoaded: state.isLoaded }),
    draftCleared: (state): OnboardingState => ({ ...initialState, isLoaded: state.isLoaded }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(employeeAdded, (state, { payload }): OnboardingState => ({
        ...state,
        draft: { ...state.draft, employeeIds: [...state.draft.employeeIds, payload] },
      }))
      // The stored draft is read again for the account that another tab has switched to.
      .addCase(accountChanged, (): OnboardingState => initialState)
      .addCase(sessionEnded, (state, { payload }): OnboardingState => {
        if (payload !== 'expired') return { ...initialState, isLoaded: state.isLoaded }
        return state
      })
      // The run's saga was cancelled when the account was left; the remaining steps can be resumed.
      .addMatcher(leavesAccount, (state): OnboardingState => ({ ...state, isRunning: false })),
})

export const onboardingReducer = slice.reducer
export const {
  draftLoaded,
  signatureEdited,
  imagesStored,
  draftChanged,
  draftClaimed,
  runFound,
  runDropped,
  runChanged,
  runClosed,
  draftCleared,
  draftWritten,
  draftMerged,
  draftContested,
  draftDecided,
} = slice.actions

/** Actions that change the draft, which must then be written to storage. */
export const draftEdits = isAnyOf(
  signatureEdited,
  draftChanged,
  draftClaimed,
  employeeAdded,
  imagesStored,
)

/** The part of the state that the selector needs. */
export interface WithOnboarding {
  [onboardingKey]: OnboardingState
}

export const selectOnboarding = (state: WithOnboarding): OnboardingState => state[onboardingKey]
