import type { InstallData } from '@org/api/client'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PersonalInfo } from './personal-info.ts'

/** The person whose signature is shown, and the version that the link was made for. */
export interface InstallTarget {
  userId: string
  /** Null when the link names none; it informs, the page always shows the current signature. */
  version: string | null
}

/** State of the install page. */
export interface InstallState {
  target: InstallTarget | null
  /** `unknown`: the link leads to nobody, or to nobody any more. */
  status: 'loading' | 'failed' | 'unknown' | 'ready'
  data: InstallData | null
  loadError: string
  isEditing: boolean
  /** True once the personal fields were saved, until they are edited again. */
  isSaved: boolean
  /** Telling the server that the signature was taken, which happens once per version. */
  marking: 'idle' | 'running' | 'failed'
}

const initialState: InstallState = {
  target: null,
  status: 'loading',
  data: null,
  loadError: '',
  isEditing: false,
  isSaved: false,
  marking: 'idle',
}

/** Key of the operation that saves the personal fields. */
export const saveInfoOperation = 'install/saveInfo'

/** Sends the form; `key` lets the same values be sent again without a second change. */
export const infoSubmitted = createAction<{ info: PersonalInfo; key: string }>(
  'install/infoSubmitted',
)

/** The person has the signature: by a copy or by a download. */
export const signatureTaken = createAction('install/signatureTaken')

const slice = createSlice({
  name: 'install',
  initialState,
  reducers: {
    installOpened: (_, { payload }: PayloadAction<InstallTarget>): InstallState => ({
      ...initialState,
      target: payload,
    }),
    installLoaded: (state, { payload }: PayloadAction<InstallData>) => ({
      ...state,
      status: 'ready' as const,
      data: payload,
    }),
    installLoadFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'failed' as const,
      loadError: payload,
    }),
    linkUnknown: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'unknown' as const,
      loadError: payload,
    }),
    editInfosChosen: (state) => ({ ...state, isEditing: true, isSaved: false }),
    editInfosCancelled: (state) => ({ ...state, isEditing: false }),
    infoSaved: (state, { payload }: PayloadAction<InstallData>) => ({
      ...state,
      data: payload,
      isEditing: false,
      isSaved: true,
    }),
    markingStarted: (state) => ({ ...state, marking: 'running' as const }),
    /** Carries the version that was marked: a newer one may have been saved meanwhile. */
    markingDone: (state, { payload }: PayloadAction<string>) => {
      state.marking = 'idle'
      if (state.data?.signature?.version === payload) state.data.user.is_deployed = true
    },
    markingFailed: (state) => ({ ...state, marking: 'failed' as const }),
  },
  extraReducers: (builder) =>
    builder.addCase(infoSubmitted, (state) => ({ ...state, isSaved: false })),
})

export const installReducer = slice.reducer
export const {
  installOpened,
  installLoaded,
  installLoadFailed,
  linkUnknown,
  editInfosChosen,
  editInfosCancelled,
  infoSaved,
  markingStarted,
  markingDone,
  markingFailed,
} = slice.actions

export const selectInstall = (state: { install: InstallState }): InstallState => state.install
