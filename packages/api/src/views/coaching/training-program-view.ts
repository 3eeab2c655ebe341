import type { StaticProgram } from '../../coaching/rules/static-programs.ts'
import type { TrainingProgram } from '../../contract/types.ts'
import type { TrainingProgramRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'

export const staticProgramView = ({
  id,
  title,
  level,
  sessions,
}: StaticProgram): TrainingProgram => ({
  id,
  title,
  level,
  sessions: sessions.map((session) => ({ id: null, ...session })),
  isOwn: false,
  revision: 0,
})

/**
 * Builds the response for a program. `sessions` contains the sessions of the program by id,
 * including deleted ones.
 */
export const trainingProgramView = (
  row: TrainingProgramRecord,
  sessions: ReadonlyMap<string, Pick<TrainingSessionRecord, 'id' | 'title' | 'level'>>,
): TrainingProgram => ({
  id: row.id,
  title: row.title,
  level: row.level,
  sessions: row.session_ids.flatMap((sessionId) => {
    const session = sessions.get(sessionId)
    return session ? [{ id: session.id, title: session.title, level: session.level }] : []
  }),
  isOwn: true,
  revision: row.revision,
})
