import type { Client } from '../../client/index.ts'

/** A film of an exercise as mp4, and its poster as jpg. */
export interface DemoFilm {
  film: Uint8Array<ArrayBuffer>
  poster: Uint8Array<ArrayBuffer>
}

/** Reads the film of this name. */
export type DemoFilms = (name: string) => Promise<DemoFilm>

/** A coach of the demonstration, who is signed in. */
export interface DemoCoach {
  client: Client
  token: string
  send: typeof fetch
}

/** Uploads a film with its poster, as a coach does; returns the id of the video. */
export async function addFilm(
  { client, token, send }: DemoCoach,
  { film, poster }: DemoFilm,
): Promise<string> {
  const tus = { 'Tus-Resumable': '1.0.0', 'X-access-token': token }
  const created = await send('http://localhost/api/coaching/uploads', {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(film.length) },
  })
  const address = new URL(created.headers.get('location') ?? '', 'http://localhost').href
  const type = 'application/offset+octet-stream'
  const sent = await send(address, {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': type },
    body: film,
  })
  if (!sent.ok) throw new Error(`A film was refused: ${await sent.text()}`)
  const id = address.slice(address.lastIndexOf('/') + 1)
  const file = new Blob([poster], { type: 'image/jpeg' })
  await client.call('saveCoachingPoster', { path: { id }, body: { file, name: 'poster.jpg' } })
  return id
}
