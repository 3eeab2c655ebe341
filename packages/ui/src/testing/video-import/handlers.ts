import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import portrait from '../media/portrait.mp4?url'
import square from '../media/square.mp4?url'
import { cdn, posts, still } from './posts.ts'

/** Addresses of the stories' photo network, exchange, secrets and uploads. */
export const addresses = {
  list: 'https://graph.photo-network.example/me/media',
  film: `${cdn}/:name.mp4`,
  still: `${cdn}/:name.svg`,
  exchange: '/api/photo-network/exchange',
  secrets: '/api/secrets',
  upload: '/api/media',
}

/** The token that the exchange returns. */
export const token = 'IGQVJXlumen'

async function film(address: string): Promise<Response> {
  const response = await fetch(address)
  const body = await response.arrayBuffer()
  return new HttpResponse(body, {
    headers: { 'Content-Type': 'video/mp4', 'Content-Length': String(body.byteLength) },
  })
}

/**
 * Creates handlers for the requests that the import sends to the photo network and to the
 * application's server. The video named `bridge` is square; all others have an aspect ratio of 4:5.
 *
 * @param secret the initial token; undefined if nobody is connected.
 */
export function photoNetwork(secret?: string): HttpHandler[] {
  let kept: { access_token?: string } = secret === undefined ? {} : { access_token: secret }
  return [
    http.get(addresses.list, () => HttpResponse.json(posts)),
    http.get(addresses.still, ({ params }) =>
      HttpResponse.text(still(String(params['name'])), {
        headers: { 'Content-Type': 'image/svg+xml' },
      }),
    ),
    http.get(addresses.film, ({ params }) => film(params['name'] === 'bridge' ? square : portrait)),
    http.get(`${addresses.secrets}/:user`, () => HttpResponse.json(kept)),
    http.put(`${addresses.secrets}/:user`, async ({ request }) => {
      kept = (await request.json()) as typeof kept
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(addresses.exchange, () => HttpResponse.json({ result: { access_token: token } })),
    http.post(addresses.upload, async () => {
      await delay(50)
      return HttpResponse.json({ id: 'm7', path: '/api/media/m7/file' })
    }),
  ]
}
