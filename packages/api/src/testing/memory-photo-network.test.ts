import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPhotoNetwork } from '../memory/memory-photo-network.ts'
import { createApi } from '../program/create-api.ts'
import { describePhotoNetwork } from './describe-photo-network.ts'
import { photoPosts } from './photo-posts.ts'

const photoNetwork = memoryPhotoNetwork(photoPosts(21))

describePhotoNetwork(
  'memory',
  async ({ clock, mailer }) => {
    const adapters = memoryAdapters(undefined, { clock, mailer, photoNetwork })
    const api = createApi(adapters)
    return {
      adapters,
      baseUrl: `${adapters.settings.publicUrl}/api`,
      fetch: async (input, init) => api.fetch(new Request(input, init), { client: '127.0.0.1' }),
      close: async () => undefined,
    }
  },
  photoNetwork,
)
