import type { Operation } from '../../contract/operation.ts'
import {
  coachingOperationIds,
  operations,
  type CoachingOperationId,
} from '../../contract/operations.ts'
import type { ContractHost } from '../host.ts'
import { request } from '../http.ts'
import { freshEmail, type Person } from '../world.ts'
import { addSession, type Studio } from './studio.ts'

/** The calls that return a list. */
export const coachingListIds = coachingOperationIds.filter(
  (id) => (operations[id] as Operation).list !== undefined,
)

/**
 * Lists that show all rows of a studio to everybody who may call them. Every other list only shows
 * the caller's own rows.
 */
export const studioLists: ReadonlySet<CoachingOperationId> = new Set([
  'listCoaches',
  'listCoachInvitations',
  'listCoachingTags',
])

/**
 * Makes sure that every list has a row: adds an exercise, a session and a program for each of the
 * two coaches, and a tag and an invitation.
 */
export async function plantRows({ admin, coach, otherCoach }: Studio): Promise<void> {
  for (const person of [coach, otherCoach]) {
    const body = { title: 'Été', sessionIds: [(await addSession(person)).id] }
    await person.client.call('createTrainingProgram', { body })
  }
  await admin.client.call('createCoachingTag', { body: { kind: 'sport', name: 'Escalade' } })
  await admin.client.call('inviteCoach', { body: { email: freshEmail('invitee') } })
}

/** Returns the ids that a list shows to a person; none when the call is rejected. */
export async function coachingRowsOf(
  host: ContractHost,
  { token }: Person,
  id: CoachingOperationId,
): Promise<string[]> {
  const atCoaching = { ...host, baseUrl: host.coachingUrl }
  const response = await request(atCoaching, operations[id].path, { token })
  if (!response.ok) return []
  const { data } = (await response.json()) as { data: { id: string; isOwn?: boolean }[] }
  // Skip the programs of the product itself, which every coach sees.
  return data.filter(({ isOwn = true }) => isOwn).map((row) => row.id)
}
