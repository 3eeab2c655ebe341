import type { Filter } from '@org/api/client'
import { readToEnd } from '@org/api/client'
import type { CoachingPorts } from '@org/data'

/** A call that returns a page of a list. */
type ReadPage = (filter: Filter) => Promise<{ data: unknown[]; total: number }>

const all = async (read: ReadPage) => (await readToEnd<unknown>(read)).data

/**
 * Reads the data of a studio that an admin sees: the coaches with the titles of their sessions, the
 * tags, and the admin's own content, without videos and images.
 */
export async function exportStudio(ports: CoachingPorts): Promise<Record<string, unknown>> {
  const { users, coaches, tags, exercices, trainingSessions, trainingPrograms } = ports
  const found = (await readToEnd((filter) => users.getAllCoachs(filter))).data
  const withSessions: unknown[] = []
  for (const { id } of found) withSessions.push(await coaches.get(id))
  return {
    coaches: withSessions,
    invitations: await all((filter) => coaches.getAllInvitations(filter)),
    sports: await all((filter) => tags.getAll('sport', filter)),
    equipments: await all((filter) => tags.getAll('equipment', filter)),
    ownExercices: await all((filter) => exercices.getAll(filter)),
    ownTrainingSessions: await all((filter) => trainingSessions.getAll(filter)),
    ownTrainingPrograms: (await trainingPrograms.getAll()).data,
  }
}
