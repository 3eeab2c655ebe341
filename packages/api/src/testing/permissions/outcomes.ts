import { errorTypes, type ErrorType } from '../../contract/errors.ts'
import type { World } from '../world.ts'

/** The outcome of a call: success, or the error that it was rejected with. */
export type Outcome = 'ok' | ErrorType

/** The callers, in the order of their outcomes in a `Row`. */
export const callers = [
  'nobody',
  'member',
  'teamAdmin',
  'otherTeamAdmin',
  'admin',
  'stranger',
] as const

export type Caller = (typeof callers)[number]

/**
 * Outcomes in the order of `callers`: for a call without a session, by a member, and by the
 * administrators of the team, of another team, of the organisation and of another organisation.
 */
export type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

/** Returns the token of a caller; undefined for `nobody`. */
export function tokenOf(world: World, caller: Caller): string | undefined {
  return caller === 'nobody' ? undefined : world[caller].token
}

/**
 * Converts a response into an outcome.
 *
 * @throws Error when the request was invalid, the server failed, or the status does not match the
 * error
 */
export async function outcomeOf(call: string, response: Response): Promise<Outcome> {
  if (response.status < 400) return 'ok'
  const body: unknown = await response.json()
  const type = Object.keys(errorTypes).find((name) => name === typeIn(body)) as
    | ErrorType
    | undefined
  const isRight = type !== undefined && errorTypes[type].status === response.status
  if (isRight && type !== 'VALIDATION' && type !== 'UNKNOWN') return type
  const hint =
    type === 'UNKNOWN'
      ? 'The server failed, for example because a table or column has no migration: its log says why.'
      : 'If the call lacks a valid body, query or path, say it in the requests of its product: ' +
        'requests.ts, stock-requests.ts or coaching-requests.ts in packages/api/src/testing.'
  throw new Error(`${call} answered ${response.status} ${JSON.stringify(body)}. ${hint}`)
}

function typeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined
}
