import type { Feature } from '@org/app-kit'
import { users, usersKey } from './users-list.ts'
import { usersFlow } from './users-saga.ts'

export const usersFeature = {
  reducers: { [usersKey]: users.reducer },
  sagas: [usersFlow.saga],
} satisfies Feature
