import type { User } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

/** The part of the state with the employees. */
export interface WithUsers {
  users: ListState<User>
}

export const users = createList<User>('users')
export const selectUsers = (state: WithUsers): ListState<User> => state.users
