import type { TrainingProgram } from '@org/api/client'
import { type Level, levels } from '@org/api/coaching'

/** A session in a program; `key` distinguishes two entries of the same session. */
export interface ProgramSession {
  key: string
  id: string
  title: string
}

/** The editor's copy of a program. */
export interface ProgramDraft {
  title: string
  level: Level
  sessions: readonly ProgramSession[]
}

export const newProgram = (): ProgramDraft => ({ title: '', level: 1, sessions: [] })

/** Converts one of the coach's programs to a draft. */
export const programDraft = ({ title, level, sessions }: TrainingProgram): ProgramDraft => ({
  title,
  level,
  sessions: sessions.map((session, index) => ({
    key: `${index} ${session.id}`,
    id: session.id ?? '',
    title: session.title,
  })),
})

/** Converts a draft to the values that the port saves. */
export const programValues = ({ title, level, sessions }: ProgramDraft) => ({
  title,
  level,
  sessionIds: sessions.map(({ id }) => id),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSession = (value: unknown): boolean =>
  isObject(value) &&
  [value['key'], value['id'], value['title']].every((one) => typeof one === 'string')

/** Returns the draft that this browser has stored; null if it is invalid. */
export function parseProgram(stored: unknown): ProgramDraft | null {
  const isValid =
    isObject(stored) &&
    typeof stored['title'] === 'string' &&
    levels.includes(stored['level'] as Level) &&
    Array.isArray(stored['sessions']) &&
    stored['sessions'].every(isSession)
  return isValid ? (stored as unknown as ProgramDraft) : null
}
