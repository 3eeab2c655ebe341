import { leavesAccount } from '@org/app-kit'
import type { Invitation, User } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The administrators and the pending invitations. */
export interface AdministratorsState {
  loaded: boolean
  people: User[]
  /** Invitations that have not been accepted yet. */
  invitations: Invitation[]
  /** Why the lists could not be loaded. */
  error: string | null
}

const initialState: AdministratorsState = {
  loaded: false,
  people: [],
  invitations: [],
  error: null,
}

export const administratorsKey = 'administrators'

const slice = createSlice({
  name: administratorsKey,
  initialState,
  reducers: {
    administratorsRequested: (state) => ({ ...state, error: null }),
    administratorsLoaded: (
      _,
      { payload }: PayloadAction<Pick<AdministratorsState, 'people' | 'invitations'>>,
    ): AdministratorsState => ({ ...payload, loaded: true, error: null }),
    administratorsFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      error: payload,
    }),
    /** Stores a new invitation, or one that was sent again. */
    invitationStored: (state, { payload }: PayloadAction<Invitation>) => ({
      ...state,
      invitations: [...state.invitations.filter(({ id }) => id !== payload.id), payload].toSorted(
        byEmail,
      ),
    }),
    /** Payload: the invitation's id. */
    invitationRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      invitations: state.invitations.filter(({ id }) => id !== payload),
    }),
    /** Payload: the id of a person who is no longer an administrator. */
    administratorRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      people: state.people.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

/** Compares as the server does, so that a new invitation is inserted at its final position. */
const byEmail = (a: Invitation, b: Invitation) => (a.email < b.email ? -1 : 1)

export const administratorsReducer = slice.reducer
export const {
  administratorsRequested,
  administratorsLoaded,
  administratorsFailed,
  invitationStored,
  invitationRemoved,
  administratorRemoved,
} = slice.actions

export const selectAdministrators = (state: { [administratorsKey]: AdministratorsState }) =>
  state[administratorsKey]
