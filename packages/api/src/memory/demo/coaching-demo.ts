import { newCoach } from '../../accounts/open-studio.ts'
import { newUser, register } from '../../accounts/register.ts'
import { coachingRoutes } from '../../client/coaching-routes.ts'
import { createClient } from '../../client/index.ts'
import { demoShareKey } from '../../coaching/rules/demo-share-key.ts'
import type { Exercice } from '../../contract/types.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { UserRecord } from '../../ports/records.ts'
import { createApi } from '../../program/create-api.ts'
import { signInAs } from '../sign-in-as.ts'
import { addFilm, type DemoCoach, type DemoFilms } from './coaching-films.ts'
import { demoExercices, type DemoSession, demoSessions } from './coaching-content.ts'

/** Email address of the admin of the coaching demonstration. */
export const coachingDemoAdmin = 'ines.moreau@studio-canopee.example'

const coaches = [
  { first_name: 'Léa', last_name: 'Roux', email: 'lea.roux@studio-canopee.example' },
  { first_name: 'Karim', last_name: 'Benali', email: 'karim.benali@studio-canopee.example' },
] as const

/**
 * Creates a lifelike studio with three coaches, exercises, sessions (one of them shared) and a
 * program. The content is added through the API, as the coaches would add it.
 *
 * @param films reads the films of the exercises; without it, the exercises have no videos
 */
export async function plantCoachingDemo(adapters: Adapters, films?: DemoFilms): Promise<void> {
  const admin = await adapters.repositories.transaction((inside) =>
    register(adapters, inside, { email: coachingDemoAdmin, product: 'coaching' }),
  )
  const scoped = adapters.repositories.within({ organisationId: admin.organisation_id })
  await scoped.organisation.update({ name: 'Studio Canopée' })
  const coach = await signedIn(adapters, admin)
  const { client } = coach
  await client.call('updateCoachingUser', {
    path: { id: 'me' },
    body: { first_name: 'Inès', last_name: 'Moreau', gender: 'female' },
  })
  const ids = await addContent(coach, demoSessions, films)
  await scoped.coaching.trainingSessions.mark(ids[0] ?? '', {
    share_key: demoShareKey,
    shared_at: adapters.clock.now(),
  })
  const program = { title: 'Remise en forme en six semaines', level: 2 as const, sessionIds: ids }
  await client.call('createTrainingProgram', { body: program })
  for (const other of coaches) await addCoach(adapters, admin, other)
}

/** Signs a coach in. */
async function signedIn(adapters: Adapters, { id }: UserRecord): Promise<DemoCoach> {
  const { access_token: token } = await signInAs(adapters, id)
  const api = createApi(adapters)
  const send: DemoCoach['send'] = (url, init) =>
    api.fetch(new Request(url, init), { client: 'demo', product: 'coaching' })
  const client = createClient({
    baseUrl: 'http://localhost/api',
    routes: coachingRoutes,
    getToken: () => token,
    fetch: send,
  })
  return { client, token, send }
}

/** Adds a coach with the exercises and one session. */
async function addCoach(
  adapters: Adapters,
  { organisation_id: organisationId, team_id: teamId, product }: UserRecord,
  { email, ...names }: (typeof coaches)[number],
): Promise<void> {
  const { users, coaching } = adapters.repositories.within({ organisationId })
  const blank = newUser(adapters.secrets, { email, product, teamId, now: adapters.clock.now() })
  const user = await users.insert(blank)
  await coaching.coaches.insert(newCoach(user))
  const coach = await signedIn(adapters, user)
  await coach.client.call('updateCoachingUser', { path: { id: 'me' }, body: names })
  await addContent(coach, demoSessions.slice(-1))
}

/** Adds the exercises and these sessions, and returns the ids of the sessions. */
async function addContent(
  coach: DemoCoach,
  sessions: readonly DemoSession[],
  films?: DemoFilms,
): Promise<string[]> {
  const { client } = coach
  const exercices = new Map<string, Exercice>()
  for (const { film, ...fields } of demoExercices) {
    const video = films ? { mediaId: await addFilm(coach, await films(film)) } : null
    const exercice = await client.call('createExercice', { body: { ...fields, video } })
    exercices.set(exercice.title, exercice)
  }
  const ids: string[] = []
  for (const { blocs, ...session } of sessions) {
    const [main] = blocs.toSorted((a, b) => b.volume - a.volume)
    const film = exercices.get(main?.exercices[0]?.[0] ?? '')?.video
    const video = film ? { mediaId: film.mediaId } : null
    const body = {
      ...session,
      video,
      blocs: blocs.map((bloc, index) => blocOf(bloc, index, exercices)),
    }
    ids.push((await client.call('createTrainingSession', { body })).id)
  }
  return ids
}

function blocOf(
  { title, volume, exercices }: DemoSession['blocs'][number],
  index: number,
  all: ReadonlyMap<string, Exercice>,
) {
  return {
    id: `bloc-${index}`,
    title,
    volume,
    exercices: exercices.map(([name, { load = '', note = '', ...amount }], position) => ({
      id: `bloc-${index}-${position}`,
      exerciceId: all.get(name)?.id ?? '',
      rest: true,
      restSeconds: 20,
      load,
      note,
      ...('reps' in amount
        ? { type: 'reps' as const, ...amount }
        : { type: 'timer' as const, timer: amount.seconds }),
    })),
  }
}
