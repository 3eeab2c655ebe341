import { newCoach } from '../../accounts/open-studio.ts'
import { newUser, register } from '../../accounts/register.ts'
import type { TrainingSession } from '../../contract/types.ts'
import type { CoachingMediaRecord } from '../../ports/coaching/records.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, personOf, type Person } from '../world.ts'

/** A studio for one test, with an admin and two other coaches. */
export interface Studio {
  host: ContractHost
  organisationId: string
  admin: Person
  coach: Person
  otherCoach: Person
}

/** Opens a studio. Its first coach is its admin; two further coaches are added. */
export async function makeStudio(host: ContractHost): Promise<Studio> {
  const { adapters } = host
  const owner = await adapters.repositories.transaction((inside) =>
    register(adapters, inside, { email: freshEmail('gerante'), product: 'coaching' }),
  )
  const organisationId = owner.organisation_id
  return {
    host,
    organisationId,
    admin: await personOf(host, owner),
    coach: await addCoach(host, organisationId),
    otherCoach: await addCoach(host, organisationId),
  }
}

/** Adds a coach to a studio, and signs the coach in. */
export async function addCoach(
  host: ContractHost,
  organisationId: string,
  role: 'member' | 'admin' = 'member',
  email = freshEmail('coach'),
): Promise<Person> {
  const { secrets, clock, repositories } = host.adapters
  const { users, teams, coaching } = repositories.within({ organisationId })
  const [team] = await teams.all({ is_global: true })
  const who = { email, product: 'coaching', teamId: team?.id ?? '' } as const
  const user = await users.insert({ ...newUser(secrets, { ...who, now: clock.now() }), role })
  await coaching.coaches.insert(newCoach(user))
  return personOf(host, user)
}

/** Adds a training session of a coach, with one exercise. */
export async function addSession({ client }: Person): Promise<TrainingSession> {
  const { id: exerciceId } = await client.call('createExercice', { body: { title: 'Squat' } })
  const entry = { id: 'e', type: 'reps', reps: 12, rest: true, exerciceId } as const
  const blocs = [{ id: 'b', title: 'Circuit', volume: 3, exercices: [entry] }]
  return client.call('createTrainingSession', { body: { title: 'Jambes', blocs } })
}

/** Shares a training session of the coach, and returns its id and the key of its link. */
export async function addShared({ coach }: Studio): Promise<{ id: string; key: string }> {
  const { id } = await addSession(coach)
  const { shareKey } = await coach.client.call('shareTrainingSession', { path: { id } })
  if (shareKey === null) throw new Error('The session is not shared.')
  return { id, key: shareKey }
}

/** Ends the access of a coach, but keeps the coach signed in. */
export async function deactivate({ host, organisationId }: Studio, { id }: Person): Promise<void> {
  const { coaches } = host.adapters.repositories.within({ organisationId }).coaching
  await coaches.update(id, { is_active: false })
}

/** Adds a coach whose access the admin then ends, which also signs the coach out. */
export async function addEnded({ host, organisationId, admin }: Studio): Promise<Person> {
  const person = await addCoach(host, organisationId)
  const path = { id: person.id }
  await admin.client.call('endCoachAccess', { path, body: { endsSharing: false } })
  return person
}

/** Stores a video or image of a coach. */
export async function addMedium(
  { host, organisationId }: Studio,
  { id: owner_id }: Person,
  more: Partial<CoachingMediaRecord> = {},
): Promise<string> {
  const { secrets, clock, repositories } = host.adapters
  const { media } = repositories.within({ organisationId }).coaching
  const medium = await media.insert({
    id: secrets.id(),
    owner_id,
    kind: 'video',
    type: 'video/mp4',
    size: 5_000_000_000,
    width: 1080,
    height: 1920,
    duration: 12.5,
    has_sound: true,
    status: 'ready',
    is_being_read: false,
    read_until: null,
    file_key: secrets.id(),
    poster_key: null,
    poster_size: 0,
    unused_since: null,
    created_at: clock.now(),
    ...more,
  })
  return medium.id
}
