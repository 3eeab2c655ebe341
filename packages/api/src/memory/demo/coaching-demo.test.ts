import { expect, it } from 'vitest'
import { coachingRoutes } from '../../client/coaching-routes.ts'
import { createClient } from '../../client/index.ts'
import { demoShareKey } from '../../coaching/rules/demo-share-key.ts'
import { createApi } from '../../program/create-api.ts'
import { memoryAdapters } from '../memory-adapters.ts'
import { signInAs } from '../sign-in-as.ts'
import { coachingDemoAdmin, plantCoachingDemo } from './coaching-demo.ts'

it('creates a studio with coaches, exercises, sessions (one of them shared) and a program', async () => {
  const adapters = memoryAdapters()
  await plantCoachingDemo(adapters)
  const [admin] = await adapters.repositories.accounts.byEmail(coachingDemoAdmin, 'coaching')
  const { access_token, organisation } = await signInAs(adapters, admin?.id ?? '')
  const api = createApi(adapters)
  const client = createClient({
    baseUrl: 'http://localhost/api',
    routes: coachingRoutes,
    getToken: () => access_token,
    fetch: (url, init) =>
      api.fetch(new Request(url, init), { client: 'test', product: 'coaching' }),
  })

  const coaches = await client.call('listCoaches')
  const sessions = await client.call('listTrainingSessions')
  const programs = await client.call('listTrainingPrograms')
  const shared = await client.call('getSharedTrainingSession', { path: { key: demoShareKey } })

  expect(organisation.name).toBe('Studio Canopée')
  expect(coaches.data.map(({ displayName }) => displayName)).toEqual([
    'Inès Moreau',
    'Karim Benali',
    'Léa Roux',
  ])
  expect((await client.call('listExercices')).total).toBe(9)
  expect(sessions.data.map(({ shareKey }) => shareKey)).toContain(demoShareKey)
  expect(programs.data.at(-1)?.sessions).toHaveLength(sessions.total)
  expect(shared.blocs).toHaveLength(3)
  const legs = sessions.data.find(({ title }) => title === 'Jambes et fessiers')
  const { blocs } = await client.call('getTrainingSession', { path: { id: legs?.id ?? '' } })
  expect(blocs[0]?.exercices).toMatchObject([
    { reps: 8, repsMax: 12, load: '2 × 8 kg', note: 'Trois secondes pour descendre.' },
    { reps: 10, repsMax: null, load: '20 kg' },
  ])
})
