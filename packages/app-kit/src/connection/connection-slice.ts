import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether the device is offline, and how old the shown data is. */
export interface ConnectionState {
  /** The time of the data that is shown while offline, in seconds since 1970; null while online. */
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
