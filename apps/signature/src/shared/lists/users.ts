import type { User } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

export const usersKey = 'users'

/** The part of the state with the employees. */
export interface WithUsers {
  [usersKey]: ListState<User>
}

export const users = createList<User>(usersKey)
export const selectUsers = (state: WithUsers): ListState<User> => state[usersKey]
