import { exerciceIdsOf } from './session-content.ts'

interface Content {
  id: string
  is_deleted: boolean
  video_id: string | null
  image_id: string | null
}

/** The exercises, sessions and programs of a studio. */
export interface StudioContent<Exercice extends Content, Session extends Content> {
  exercices: readonly Exercice[]
  sessions: readonly (Session & Parameters<typeof exerciceIdsOf>[0])[]
  programs: readonly { session_ids: readonly string[] }[]
}

/**
 * Returns the exercises and sessions that can still be opened. A deleted session stays playable
 * while a program contains it, and a deleted exercise while one of the returned sessions contains
 * it.
 */
export function openContent<Exercice extends Content, Session extends Content>({
  exercices,
  sessions,
  programs,
}: StudioContent<Exercice, Session>): { exercices: Exercice[]; sessions: Session[] } {
  const inPrograms = new Set(programs.flatMap(({ session_ids }) => session_ids))
  const open = sessions.filter(({ id, is_deleted }) => !is_deleted || inPrograms.has(id))
  const inSessions = new Set(open.flatMap(exerciceIdsOf))
  return {
    exercices: exercices.filter(({ id, is_deleted }) => !is_deleted || inSessions.has(id)),
    sessions: open,
  }
}
