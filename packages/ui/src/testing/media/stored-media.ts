import { HttpResponse, http } from 'msw'
import { multipartTransport } from '../../media/index.ts'

/** The response of the stories' server to an upload. */
export interface StoredMedia {
  id: string
  path: string
}

export function parseMedia(response: unknown): StoredMedia {
  const { id, path } = (response ?? {}) as Partial<StoredMedia>
  if (typeof id !== 'string' || typeof path !== 'string') throw new Error('no media')
  return { id, path }
}

/** Uploads media to the stories' server. */
export const postMedia = multipartTransport({ url: '/api/media', parse: parseMedia })

/** Creates a handler for uploads to the stories' server. */
export const onUpload = (response: () => Response | Promise<Response>) =>
  http.post('/api/media', response)

export const storedAs = (id: string) => HttpResponse.json({ id, path: `/api/media/${id}/file` })

/** Retries immediately, so that a story does not wait. */
export const impatient = { attempts: 3, delay: () => 0, wait: async () => undefined }
