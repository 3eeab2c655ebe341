import { openSessionsSchema } from '../entities/open-session.ts'
import { operation } from '../operation.ts'

export const sessionOperations = {
  listSessions: operation({
    method: 'get',
    path: '/auth/sessions',
    tag: 'Sign-in',
    summary:
      'The caller’s sessions in whichever organisation, and those by which the master has the account open; the last used first',
    access: 'member',
    response: openSessionsSchema,
  }),
  endSession: operation({
    method: 'delete',
    path: '/auth/sessions/{id}',
    tag: 'Sign-in',
    summary: 'Ends one of these sessions at once',
    access: 'member',
    response: openSessionsSchema,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: operation({
    method: 'delete',
    path: '/auth/sessions',
    tag: 'Sign-in',
    summary: 'Ends all of these sessions but the one that calls',
    access: 'member',
    response: openSessionsSchema,
  }),
}
