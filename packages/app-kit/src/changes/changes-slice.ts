import { createAction, createReducer } from '@reduxjs/toolkit'
import type { FollowedTable } from '@org/api/client'

/**
 * Reports that somebody in the organisation, perhaps this person, has changed rows of these tables.
 */
export const tablesChanged = createAction<readonly FollowedTable[]>('changes/tablesChanged')

/** The number of changes reported to this page, by table. */
export type ChangesState = Partial<Record<FollowedTable, number>>

export const changesReducer = createReducer<ChangesState>({}, (builder) =>
  builder.addCase(tablesChanged, (state, { payload }) => ({
    ...state,
    ...Object.fromEntries(payload.map((table) => [table, (state[table] ?? 0) + 1])),
  })),
)
