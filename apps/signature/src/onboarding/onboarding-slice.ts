import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount, sessionEnded, signedIn } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { editDraft, emptyDraft, type OnboardingDraft } from './draft.ts'
import type { Run, RunKind } from './run.ts'

export interface OnboardingState {
  draft: OnboardingDraft
  /** True once this browser's stored draft was read. */
  isLoaded: boolean
  /** The run under way or unfinished. */
  run: Run | null
  isRunning: boolean
}

const initialState: OnboardingState = {
  draft: emptyDraft,
  isLoaded: false,
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
    ): OnboardingState => ({
      ...state,
      draft: payload.draft ?? emptyDraft,
      run: payload.run,
      isLoaded: true,
    }),
    signatureEdited: (state, { payload }: PayloadAction<SignatureData>): OnboardingState => ({
      ...state,
      draft: editDraft(state.draft, payload),
    }),
    /** Same signature, stored pictures: no edit of the person's. */
    imagesStored: (state, { payload }: PayloadAction<SignatureData>): OnboardingState => ({
      ...state,
      draft: { ...state.draft, signatureData: payload },
    }),
    draftChanged: (
      state,
      {
        payload,
      }: PayloadAction<Partial<Pick<OnboardingDraft, 'signatureName' | 'teamName' | 'step'>>>,
    ): OnboardingState => ({ ...state, draft: { ...state.draft, ...payload } }),
    employeeAdded: (state, { payload }: PayloadAction<string>): OnboardingState => ({
      ...state,
      draft: { ...state.draft, employeeIds: [...state.draft.employeeIds, payload] },
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
      .addCase(signedIn, (state, { payload }): OnboardingState => {
        const { draft } = state
        const userId = payload.auth.user_id
        // On a shared computer the former person's draft must not reach the next one.
        if (draft.ownerId !== null && draft.ownerId !== userId) {
          return { ...initialState, isLoaded: state.isLoaded }
        }
        return { ...state, draft: { ...draft, ownerId: userId } }
      })
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
  employeeAdded,
  runDropped,
  runChanged,
  runClosed,
  draftCleared,
} = slice.actions

export const selectOnboarding = (state: { onboarding: OnboardingState }) => state.onboarding
