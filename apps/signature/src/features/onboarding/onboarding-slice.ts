import { employeeAdded } from '#shared/employees/employee-added.ts'
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { accountChanged, leavesAccount, sessionEnded } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { withStored } from './images.ts'
import { editDraft, emptyDraft, type OnboardingDraft } from './draft.ts'
import type { Run, RunKind } from './run.ts'

export interface OnboardingState {
  draft: OnboardingDraft
  /** True once this browser's stored draft was read. */
  isLoaded: boolean
  /** The draft as it was read or written last; another object while an edit is not written yet. */
  written: OnboardingDraft
  /** What another tab has made of the draft meanwhile, until somebody has decided which one stays. */
  otherDraft: OnboardingDraft | null
  /** The run under way or unfinished. */
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

const slice = createSlice({
  name: 'onboarding',
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
    /** What another tab has changed meanwhile stands in the draft too. */
    draftMerged: (state, { payload }: PayloadAction<OnboardingDraft>): OnboardingState => ({
      ...state,
      draft: payload,
      written: payload,
    }),
    draftContested: (state, { payload }: PayloadAction<OnboardingDraft>): OnboardingState => ({
      ...state,
      otherDraft: payload,
    }),
    /** Which of two tabs' drafts stays. */
    draftDecided: (state, { payload }: PayloadAction<'mine' | 'theirs'>): OnboardingState => {
      const draft = payload === 'theirs' && state.otherDraft ? state.otherDraft : state.draft
      return { ...state, draft, written: draft, otherDraft: null }
    },
    signatureEdited: (state, { payload }: PayloadAction<SignatureData>): OnboardingState => ({
      ...state,
      draft: editDraft(state.draft, payload),
    }),
    /** Same signature, stored pictures: no edit of the person's, and over none made meanwhile. */
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
    /** Whoever signed in goes on with the draft. Payload: the account's id. */
    draftClaimed: (state, { payload }: PayloadAction<string>): OnboardingState => ({
      ...state,
      draft: { ...state.draft, ownerId: payload },
    }),
    /** What the account that signed in has left half-way. */
    runFound: (state, { payload }: PayloadAction<Run | null>): OnboardingState => ({
      ...state,
      run: payload,
      isRunning: false,
    }),
    /** The unfinished run is given up; what was designed stays as a draft. */
    runDropped: (state): OnboardingState => ({ ...state, run: null, isRunning: false }),
    runChanged: (
      state,
      { payload }: PayloadAction<{ run: Run; isRunning: boolean }>,
    ): OnboardingState => ({ ...state, ...payload }),
    /** The finished run was seen to its end: nothing of it is needed any more. */
    runClosed: (state): OnboardingState => ({ ...initialState, isLoaded: state.isLoaded }),
    draftCleared: (state): OnboardingState => ({ ...initialState, isLoaded: state.isLoaded }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(employeeAdded, (state, { payload }): OnboardingState => ({
        ...state,
        draft: { ...state.draft, employeeIds: [...state.draft.employeeIds, payload] },
      }))
      // What this browser keeps is read again for the account that another tab has opened.
      .addCase(accountChanged, (): OnboardingState => initialState)
      .addCase(sessionEnded, (state, { payload }): OnboardingState => {
        if (payload !== 'expired') return { ...initialState, isLoaded: state.isLoaded }
        return state
      })
      // The run's saga was cancelled with the account; what is left of it can be resumed.
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

/** What changes the draft, so that it has to be written. */
export const draftEdits = isAnyOf(
  signatureEdited,
  draftChanged,
  draftClaimed,
  employeeAdded,
  imagesStored,
)

/** The part of the state that the selector needs. */
export interface WithOnboarding {
  onboarding: OnboardingState
}

export const selectOnboarding = (state: WithOnboarding): OnboardingState => state.onboarding
