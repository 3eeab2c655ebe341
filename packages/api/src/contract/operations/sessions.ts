import { openSessionsSchema } from '../entities/open-session.ts'
import { operation } from '../operation.ts'

export const sessionOperations = {
  listSessions: operation({
    product: 'all',
    method: 'get',
    path: '/auth/sessions',
    tag: 'Sign-in',
    summary:
      'Lists the sessions of the caller’s accounts, including those that a master opened, and the sessions that the caller opened as a master, last used first',
    access: 'member',
    response: openSessionsSchema,
  }),
  endSession: operation({
    product: 'all',
    method: 'delete',
    path: '/auth/sessions/{id}',
    tag: 'Sign-in',
    summary: 'Ends one of these sessions with immediate effect',
    access: 'member',
    response: openSessionsSchema,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: operation({
    product: 'all',
    method: 'delete',
    path: '/auth/sessions',
    tag: 'Sign-in',
    summary: 'Ends all of these sessions except the current one',
    access: 'member',
    response: openSessionsSchema,
  }),
}
