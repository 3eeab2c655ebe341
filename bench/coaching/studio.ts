import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient, type Client } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, idOf, senderOf } from '@org/api/testing'
import { launchServer, mailboxUrlIn, type ServerProcess } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { freshEmail, mailboxCodes, signIn } from '../../e2e/support/session.ts'

/**
 * A server of the coaching product in its own process, with the embedded database and one coach.
 */
export interface Studio {
  url: string
  server: ServerProcess
  client: Client
  /** Stores an exercise with this video; returns its id. */
  addExercice: (title: string, video: Uint8Array<ArrayBuffer>) => Promise<string>
  /** Stores and shares a session; returns the key of its link. */
  share: (title: string, blocs: readonly Bloc[]) => Promise<string>
  stop: () => Promise<void>
}

export interface Bloc {
  title: string
  /** How many times the bloc is played. */
  volume: number
  exercices: readonly { exerciceId: string; seconds: number; restSeconds: number }[]
}

export async function openStudio(): Promise<Studio> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'paraphe-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { PORT: String(port), DATA_DIR: folder, HOSTS: 'localhost=coaching' }
  const server = await launchServer({ ...settings, LOG_LEVEL: 'info' }, [])
  const mailboxUrl = () => mailboxUrlIn(server.output())
  const { access_token: token } = await signIn(
    url,
    freshEmail('coach'),
    mailboxCodes({ mailboxUrl }),
  )
  const client = createClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    routes: coachingRoutes,
  })
  const sender = senderOf({ fetch, coachingUrl: `${url}/api` }, token)

  return {
    url,
    server,
    client,
    async addExercice(title, video) {
      const address = addressOf(await sender.create(video.length))
      const { status } = await sender.patch(address, 0, video)
      if (status !== 204) throw new Error(`The server rejected the video with ${status}.`)
      const body = { title, video: { mediaId: idOf(address) } }
      return (await client.call('createExercice', { body })).id
    },
    async share(title, blocs) {
      const body = { title, blocs: blocs.map((bloc, place) => storedBloc(bloc, place)) }
      const { id } = await client.call('createTrainingSession', { body })
      const { shareKey } = await client.call('shareTrainingSession', { path: { id } })
      if (shareKey === null) throw new Error('The session is not shared.')
      return shareKey
    },
    async stop() {
      await server.end('SIGTERM')
      await rm(folder, { recursive: true })
    },
  }
}

const storedBloc = ({ exercices, ...bloc }: Bloc, place: number) => ({
  ...bloc,
  id: `b${place}`,
  exercices: exercices.map(({ exerciceId, seconds, restSeconds }, entry) => ({
    id: `e${place}-${entry}`,
    type: 'timer' as const,
    timer: seconds,
    rest: restSeconds > 0,
    restSeconds: restSeconds || 10,
    exerciceId,
  })),
})
