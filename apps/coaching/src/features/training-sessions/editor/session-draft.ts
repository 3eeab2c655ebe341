import type { TrainingSession } from '@org/api/client'
import {
  defaultRestSeconds,
  defaultTimerSeconds,
  type Level,
  levels,
  type VisibleArea,
} from '@org/api/coaching'
import type { TrainingSessionPort } from '@org/data'

/** An entry of a bloc, which refers to an exercise by its id. */
export interface DraftExercice {
  id: string
  exerciceId: string
  type: 'reps' | 'timer'
  reps: number
  /** The end of a range of repetitions; absent in drafts kept before ranges existed, like below. */
  repsMax?: number | null
  /** Duration in seconds. */
  timer: number
  rest: boolean
  restSeconds: number
  load?: string
  note?: string
}

export interface DraftBloc {
  id: string
  title: string
  description: string
  volume: number
  exercices: readonly DraftExercice[]
}

/**
 * A training session as it is edited: plain data, without the exercises and media that it refers
 * to.
 */
export interface SessionDraft {
  title: string
  type: 'exercices' | 'video'
  description: string
  level: Level
  sports: readonly string[]
  video: { mediaId: string; visibleArea?: VisibleArea } | null
  image: { mediaId: string } | null
  blocs: readonly DraftBloc[]
}

/** An id that is unique in a session. */
const newId = () => crypto.randomUUID()

export const newBloc = (): DraftBloc => ({
  id: newId(),
  title: '',
  description: '',
  volume: 1,
  exercices: [],
})

export const newBlocExercice = (exerciceId: string): DraftExercice => ({
  id: newId(),
  exerciceId,
  type: 'timer',
  reps: 10,
  repsMax: null,
  timer: defaultTimerSeconds,
  rest: true,
  restSeconds: defaultRestSeconds,
  load: '',
  note: '',
})

export const copyOfExercice = (one: DraftExercice): DraftExercice => ({ ...one, id: newId() })

export const copyOfBloc = (bloc: DraftBloc): DraftBloc => ({
  ...bloc,
  id: newId(),
  exercices: bloc.exercices.map(copyOfExercice),
})

/** A new session: of type `exercices` (specification 3, section 3.2), with a bloc to begin with. */
export const newSession = (): SessionDraft => ({
  title: '',
  type: 'exercices',
  description: '',
  level: 1,
  sports: [],
  video: null,
  image: null,
  blocs: [{ ...newBloc(), id: 'first' }],
})

/** Converts a stored session to a draft. */
export const draftOf = ({
  title,
  type,
  description,
  level,
  sports,
  video,
  image,
  blocs,
}: TrainingSession): SessionDraft => ({
  title,
  type,
  description,
  level,
  sports,
  video: video && { mediaId: video.mediaId, visibleArea: video.visibleArea },
  image: image && { mediaId: image.mediaId },
  blocs: blocs.map((bloc) => ({
    ...bloc,
    exercices: bloc.exercices.map(({ exercice: _, ...one }) => one),
  })),
})

/** The values that the port saves for a session. */
type SavedValues = Extract<Parameters<TrainingSessionPort['save']>[0], { id?: undefined }>

/** Converts a draft to the values that the port saves. */
export const savedValues = ({ blocs, sports, ...draft }: SessionDraft): SavedValues => ({
  ...draft,
  sports: [...sports],
  blocs: blocs.map(({ exercices, ...bloc }) => ({ ...bloc, exercices: [...exercices] })),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isExercice = (value: unknown): boolean =>
  isObject(value) &&
  [value['id'], value['exerciceId'], value['type']].every((one) => typeof one === 'string') &&
  [value['reps'], value['timer'], value['restSeconds']].every((one) => typeof one === 'number') &&
  typeof value['rest'] === 'boolean'

const isBloc = (value: unknown): boolean =>
  isObject(value) &&
  [value['id'], value['title'], value['description']].every((one) => typeof one === 'string') &&
  typeof value['volume'] === 'number' &&
  Array.isArray(value['exercices']) &&
  value['exercices'].every(isExercice)

const isMedia = (value: unknown): boolean =>
  value === null || (isObject(value) && typeof value['mediaId'] === 'string')

/** Validates a draft that this browser has kept; null if it is invalid. */
export function parseDraft(stored: unknown): SessionDraft | null {
  const isValid =
    isObject(stored) &&
    typeof stored['title'] === 'string' &&
    typeof stored['description'] === 'string' &&
    (stored['type'] === 'exercices' || stored['type'] === 'video') &&
    levels.includes(stored['level'] as Level) &&
    Array.isArray(stored['sports']) &&
    stored['sports'].every((one) => typeof one === 'string') &&
    isMedia(stored['video']) &&
    isMedia(stored['image']) &&
    Array.isArray(stored['blocs']) &&
    stored['blocs'].every(isBloc)
  return isValid ? (stored as unknown as SessionDraft) : null
}
