import type { Feature } from '@org/app-kit'
import { createSlice } from '@reduxjs/toolkit'

const counterKey = 'counter'

export interface WithCounter {
  [counterKey]: number
}

const slice = createSlice({
  name: counterKey,
  initialState: 0,
  reducers: {
    added: (count) => count + 1,
    subtracted: (count) => count - 1,
    reset: () => 0,
  },
})

export const { added, subtracted, reset } = slice.actions
export const selectCount = (state: WithCounter): number => state[counterKey]

export const counterFeature = {
  reducers: { [counterKey]: slice.reducer },
  sagas: [],
} satisfies Feature
