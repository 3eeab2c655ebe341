import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether the network is there. */
export interface ConnectionState {
  /** The age of what is shown without a network, in seconds since 1970; null with one. */
  keptAt: number | null
}

const initialState: ConnectionState = { keptAt: null }

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (_, { payload }: PayloadAction<number | null>) => ({ keptAt: payload }),
  },
})

export const connectionReducer = slice.reducer
export const { connectionChanged } = slice.actions

export const selectKeptAt = ({ connection }: { connection: ConnectionState }) => connection.keptAt
