import { startHttpStandIn, type HttpStandIn } from './http-stand-in.ts'
import { appSecret } from './photo-network.ts'

export interface CoachingBackend extends HttpStandIn {
  /** The documents with users' secrets, by user id. */
  secrets: Map<string, object>
}

/**
 * Starts a server with the parts of a product's backend that the video import needs: the code
 * exchange, the secrets and the uploads.
 */
export async function startCoachingBackend(networkUrl: string): Promise<CoachingBackend> {
  const secrets = new Map<string, object>()

  async function exchange(body: Buffer) {
    const { data } = JSON.parse(body.toString()) as { data: { code: string; redirect_uri: string } }
    const answer = await fetch(`${networkUrl}/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({ ...data, client_id: '1089', client_secret: appSecret }),
    })
    if (!answer.ok)
      return { status: 500, body: { error: { status: 'INTERNAL', message: 'INTERNAL' } } }
    const { access_token } = (await answer.json()) as { access_token: string }
    return { body: { result: { access_token } } }
  }

  const standIn = await startHttpStandIn(({ method, path, body }) => {
    const [, room, id = ''] = path.split('/')
    if (room === 'exchangeCode') return exchange(body)
    if (room === 'media') return { body: { id: 'm1', path: '/media/m1.mp4' } }
    if (method === 'PUT') {
      secrets.set(id, JSON.parse(body.toString()) as object)
      return { status: 204 }
    }
    const document = secrets.get(id)
    return document ? { body: document } : { status: 404, body: {} }
  })
  return { ...standIn, secrets }
}
