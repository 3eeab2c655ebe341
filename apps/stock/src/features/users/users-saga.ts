import type { StockUser } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { put, select } from 'typed-redux-saga'
import { accountLoaded, selectAccount } from '#shared/account/account-slice.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { usersTexts } from './texts.ts'
import { users } from './users-list.ts'

/** The fields of a user that can be changed. */
export type UserValues = Omit<StockUser, 'id' | 'email' | 'revision'>

/** The values that a person enters to add a user. */
export type NewUserValues = UserValues & Pick<StockUser, 'email'>

interface UserCreation {
  values: NewUserValues
  idempotencyKey: string
}

interface UserUpdate extends UpdateRequest<StockUser> {
  values: Partial<UserValues>
}

/** Loads, adds and changes the users. */
export const usersFlow = createEntityFlow<StockUser, UserCreation, UserUpdate>({
  list: users,
  texts: { save: texts.save, deletedMeanwhile: usersTexts.deletedMeanwhile },
  load: {
    page: (environment, { query }, options) =>
      stockPorts(environment).users.getAll(query.filter, options),
    after: {},
    table: 'stock_members',
  },
  create: {
    place: 'last',
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).users.save(values, options),
  },
  update: {
    texts: () => ({ failed: null }),
    send: (environment, id, body, options) =>
      stockPorts(environment).users.save({ ...body, id }, options),
    *finish(_environment, saved) {
      const account = yield* select(selectAccount)
      // Updates the sidebar, which shows the signed-in user's name and the pages that this user may
      // open.
      if (account.user?.id === saved.id) yield* put(accountLoaded({ ...account, user: saved }))
    },
  },
})
