import { newCoach } from '../../accounts/open-studio.ts'
import { newUser, register } from '../../accounts/register.ts'
import { coachingRoutes } from '../../client/coaching-routes.ts'
import { createClient, type Client } from '../../client/index.ts'
import { demoShareKey } from '../../coaching/rules/demo-share-key.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { UserRecord } from '../../ports/records.ts'
import { createApi } from '../../program/create-api.ts'
import { signInAs } from '../sign-in-as.ts'
import { demoExercices, type DemoSession, demoSessions } from './coaching-content.ts'

/** Email address of the admin of the coaching demonstration. */
export const coachingDemoAdmin = 'ines.moreau@studio-canopee.example'

const coaches = [
  { first_name: 'Léa', last_name: 'Roux', email: 'lea.roux@studio-canopee.example' },
  { first_name: 'Karim', last_name: 'Benali', email: 'karim.benali@studio-canopee.example' },
] as const

/**
 * Creates a lifelike studio with three coaches, through the API as they would: exercises, sessions of which
 * one is shared, and a program.
 */
export async function plantCoachingDemo(adapters: Adapters): Promise<void> {
  const admin = await adapters.repositories.transaction((inside) =>
    register(adapters, inside, { email: coachingDemoAdmin, product: 'coaching' }),
  )
  const scoped = adapters.repositories.within({ organisationId: admin.organisation_id })
  await scoped.organisation.update({ name: 'Studio Canopée' })
  const client = await clientOf(adapters, admin)
  await client.call('updateCoachingUser', {
    path: { id: 'me' },
    body: { first_name: 'Inès', last_name: 'Moreau', gender: 'female' },
  })
  const ids = await addContent(client, demoSessions)
  await scoped.coaching.trainingSessions.mark(ids[0] ?? '', {
    share_key: demoShareKey,
    shared_at: adapters.clock.now(),
  })
  const program = { title: 'Remise en forme en six semaines', level: 2 as const, sessionIds: ids }
  await client.call('createTrainingProgram', { body: program })
  for (const coach of coaches) await addCoach(adapters, admin, coach)
}

/** Signs a coach in. */
async function clientOf(adapters: Adapters, { id }: UserRecord): Promise<Client> {
  const { access_token } = await signInAs(adapters, id)
  const api = createApi(adapters)
  return createClient({
    baseUrl: 'http://localhost/api',
    routes: coachingRoutes,
    getToken: () => access_token,
    fetch: (url, init) =>
      api.fetch(new Request(url, init), { client: 'demo', product: 'coaching' }),
  })
}

/** Adds a coach with one session. */
async function addCoach(
  adapters: Adapters,
  { organisation_id: organisationId, team_id: teamId, product }: UserRecord,
  { email, ...names }: (typeof coaches)[number],
): Promise<void> {
  const { users, coaching } = adapters.repositories.within({ organisationId })
  const blank = newUser(adapters.secrets, { email, product, teamId, now: adapters.clock.now() })
  const user = await users.insert(blank)
  await coaching.coaches.insert(newCoach(user))
  const client = await clientOf(adapters, user)
  await client.call('updateCoachingUser', { path: { id: 'me' }, body: names })
  await addContent(client, demoSessions.slice(-1))
}

/** Adds the exercises and these sessions, and returns the ids of the sessions. */
async function addContent(client: Client, sessions: readonly DemoSession[]): Promise<string[]> {
  const exerciceIds = new Map<string, string>()
  for (const body of demoExercices) {
    const { id, title } = await client.call('createExercice', { body })
    exerciceIds.set(title, id)
  }
  const ids: string[] = []
  for (const { blocs, ...session } of sessions) {
    const body = { ...session, blocs: blocs.map((bloc, index) => blocOf(bloc, index, exerciceIds)) }
    ids.push((await client.call('createTrainingSession', { body })).id)
  }
  return ids
}

function blocOf(
  { title, volume, exercices }: DemoSession['blocs'][number],
  index: number,
  exerciceIds: ReadonlyMap<string, string>,
) {
  return {
    id: `bloc-${index}`,
    title,
    volume,
    exercices: exercices.map(([name, amount], position) => ({
      id: `bloc-${index}-${position}`,
      exerciceId: exerciceIds.get(name) ?? '',
      rest: true,
      restSeconds: 20,
      ...('reps' in amount
        ? { type: 'reps' as const, reps: amount.reps }
        : { type: 'timer' as const, timer: amount.seconds }),
    })),
  }
}
