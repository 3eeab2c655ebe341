import type { Operation } from '../../contract/operation.ts'
import { operations, type CoachingOperationId } from '../../contract/operations.ts'
import { jpgFile } from '../images.ts'
import { freshEmail } from '../world.ts'
import { addCoach, addMedium, addSession, addShared, type Studio } from './studio.ts'

type Body = Readonly<Record<string, unknown>>

let names = 0

/** Returns a tag name that no other test uses. */
function freshName(): string {
  names += 1
  return `Étiquette ${names}`
}

const exercice = {
  title: 'Fentes',
  description: 'Lentement.',
  sports: ['Cardio'],
  equipments: ['Tapis'],
}

/** Adds an exercise of the coach, and returns its id. */
async function addExercice({ coach }: Studio): Promise<string> {
  return (await coach.client.call('createExercice', { body: exercice })).id
}

const sessionOf = async (studio: Studio): Promise<Body> => ({
  title: 'Jambes',
  sports: ['Cardio'],
  blocs: [
    {
      id: 'b',
      title: 'Circuit',
      description: '',
      exercices: [{ id: 'e', type: 'reps', exerciceId: await addExercice(studio) }],
    },
  ],
})

const programOf = async ({ coach }: Studio): Promise<Body> => ({
  title: 'Été',
  sessionIds: [(await addSession(coach)).id],
})

/** Valid bodies of the calls that require one. */
const bodies: Readonly<
  Partial<Record<CoachingOperationId, (studio: Studio) => Body | Promise<Body>>>
> = {
  createExercice: () => exercice,
  updateExercice: () => exercice,
  createTrainingSession: sessionOf,
  updateTrainingSession: sessionOf,
  createTrainingProgram: programOf,
  updateTrainingProgram: programOf,
  createCoachingTag: () => ({ kind: 'sport', name: freshName() }),
  updateCoachingTag: () => ({ name: freshName() }),
  updateCoachingUser: () => ({ first_name: 'Léa' }),
  connectCoachingPhotoNetwork: () => ({ code: 'code', state: 'state' }),
  endCoachAccess: () => ({ endsSharing: true }),
  inviteCoach: () => ({ email: freshEmail('invitee') }),
  addMessage: () => ({ text: 'Bonjour' }),
  deleteStudio: () => ({ name: 'Un autre studio' }),
}

/** Adds a sport, and returns its id. */
async function addTag({ admin }: Studio): Promise<string> {
  const body = { kind: 'sport', name: freshName() } as const
  return (await admin.client.call('createCoachingTag', { body })).id
}

async function addProgram(studio: Studio): Promise<string> {
  const body = { title: 'Été', sessionIds: [(await addSession(studio.coach)).id] }
  return (await studio.coach.client.call('createTrainingProgram', { body })).id
}

async function addInvitation({ admin }: Studio): Promise<string> {
  const body = { email: freshEmail('invitee') }
  return (await admin.client.call('inviteCoach', { body })).id
}

/** Stores an image of the coach, and returns its address below `/api`. */
async function addFile({ coach }: Studio): Promise<string> {
  const { url } = await coach.client.call('uploadCoachingImage', { body: { file: jpgFile() } })
  return url.replace(/^.*?\/api/, '')
}

/** Creates a multipart body with an image. */
function imageForm(): FormData {
  const form = new FormData()
  form.append('file', jpgFile())
  return form
}

/**
 * Functions that return the value of `{id}` in a path, by the beginning of the path. Most create
 * the target.
 */
const targets: Readonly<
  Record<string, (studio: Studio, id: CoachingOperationId) => string | Promise<string>>
> = {
  '/coaching/exercice/': addExercice,
  '/coaching/training-session/': async ({ coach }) => (await addSession(coach)).id,
  '/coaching/training-program/': addProgram,
  '/coaching/tag/': addTag,
  '/coaching/user/': ({ coach }) => coach.id,
  '/coaching/media/': (studio) => addMedium(studio, studio.coach),
  '/coaching/coach/': async ({ host, organisationId, coach }, id) =>
    id === 'endCoachAccess' ? (await addCoach(host, organisationId)).id : coach.id,
  '/coaching/coach-invitation/': addInvitation,
}

async function targetOf(studio: Studio, id: CoachingOperationId, path: string): Promise<string> {
  const target = Object.entries(targets).find(([start]) => path.startsWith(start))?.[1]
  if (!target) throw new Error(`Say in coaching-requests.ts what {id} stands for in ${path}`)
  return target(studio, id)
}

/**
 * Creates a valid request for a call. By default, its target is in the studio; a target that a
 * coach owns belongs to `studio.coach`.
 */
export async function coachingRequest(
  studio: Studio,
  id: CoachingOperationId,
  target?: string,
): Promise<{ path: string; init: RequestInit }> {
  const { method, path, upload }: Operation = operations[id]
  const shared = /\{(?:key|sessionId)\}/.test(path) ? await addShared(studio) : null
  const body = await bodies[id]?.(studio)
  if (path.includes('{fileKey}')) return { path: await addFile(studio), init: {} }
  return {
    path: path
      .replace('{id}', path.includes('{id}') ? (target ?? (await targetOf(studio, id, path))) : '')
      .replace('{postId}', '1790000')
      .replace('{key}', shared?.key ?? '')
      .replace('{sessionId}', shared?.id ?? ''),
    init: {
      method: method.toUpperCase(),
      ...(upload && { body: imageForm() }),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    },
  }
}
