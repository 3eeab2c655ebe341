import { leavesAccount } from '@org/app-kit'
import { createSlice } from '@reduxjs/toolkit'

/** Whether the upgrade prompt is open. */
export interface UpgradeState {
  isAsked: boolean
}

const initialState: UpgradeState = { isAsked: false }

export const upgradeKey = 'upgrade'

const slice = createSlice({
  name: upgradeKey,
  initialState,
  reducers: {
    upgradeAsked: () => ({ isAsked: true }),
    upgradeAnswered: () => initialState,
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const upgradeReducer = slice.reducer
export const selectUpgrade = (state: { [upgradeKey]: UpgradeState }): UpgradeState =>
  state[upgradeKey]
export const { upgradeAsked, upgradeAnswered } = slice.actions
