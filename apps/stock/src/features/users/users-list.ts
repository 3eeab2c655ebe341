import type { StockUser } from '@org/api/client'
import { createList } from '@org/app-kit'

export const usersKey = 'users'

/** The users whom the signed-in user may see, of all centres. */
export const users = createList<StockUser>(usersKey)
