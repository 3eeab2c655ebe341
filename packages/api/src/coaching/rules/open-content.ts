import { exerciceIdsOf } from './session-content.ts'

interface Content {
  id: string
  is_deleted: boolean
  video_id: string | null
  image_id: string | null
}

/** What the coaches of a studio have made. */
export interface StudioContent<Exercice extends Content, Session extends Content> {
  exercices: readonly Exercice[]
  sessions: readonly (Session & Parameters<typeof exerciceIdsOf>[0])[]
  programs: readonly { session_ids: readonly string[] }[]
}

/**
 * Returns the exercises and sessions that can still be opened. What was deleted stays playable while
 * something contains it: a session while a program does, and an exercise while such a session does.
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
