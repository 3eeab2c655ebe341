import { leavesAccount } from '@org/app-kit'
import { createSlice } from '@reduxjs/toolkit'

/** Whether the upgrade prompt is open. */
export interface UpgradeState {
  isAsked: boolean
}

const initialState: UpgradeState = { isAsked: false }

const slice = createSlice({
  name: 'upgrade',
  initialState,
  reducers: {
    upgradeAsked: () => ({ isAsked: true }),
    upgradeAnswered: () => initialState,
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const upgradeReducer = slice.reducer
export const selectUpgrade = (state: { upgrade: UpgradeState }): UpgradeState => state.upgrade
export const { upgradeAsked, upgradeAnswered } = slice.actions
