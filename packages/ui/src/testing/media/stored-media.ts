import { HttpResponse, http } from 'msw'
import { multipartTransport } from '../../media/index.ts'

/** What the stories' server answers to an upload. */
export interface StoredMedia {
  id: string
  path: string
}

export function parseMedia(answer: unknown): StoredMedia {
  const { id, path } = (answer ?? {}) as Partial<StoredMedia>
  if (typeof id !== 'string' || typeof path !== 'string') throw new Error('no media')
  return { id, path }
}

/** Posts to the stories' server. */
export const postMedia = multipartTransport({ url: '/api/media', parse: parseMedia })

/** How the stories' server answers an upload. */
export const answerUpload = (response: () => Response | Promise<Response>) =>
  http.post('/api/media', response)

export const storedAs = (id: string) => HttpResponse.json({ id, path: `/api/media/${id}/file` })

/** Retries at once, so that a story does not wait. */
export const impatient = { attempts: 3, delay: () => 0, wait: async () => undefined }
