import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPhotoNetwork } from '../memory/memory-photo-network.ts'
import { describePhotoNetwork } from './describe-photo-network.ts'
import { photoPosts } from './photo-posts.ts'
import { memoryHost } from './memory-host.ts'

const photoNetwork = memoryPhotoNetwork(photoPosts(21))

describePhotoNetwork(
  'memory',
  async ({ clock, mailer }) => {
    const adapters = memoryAdapters(undefined, { clock, mailer, photoNetwork })
    return memoryHost(adapters)
  },
  photoNetwork,
)
