import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPhotoNetwork } from '../memory/memory-photo-network.ts'
import { describeCoachingPhotoNetwork } from './describe-coaching-photo-network.ts'
import { describePhotoNetwork } from './describe-photo-network.ts'
import type { MakeHost } from './host.ts'
import { photoPosts } from './photo-posts.ts'
import { memoryHost } from './memory-host.ts'

const bytes = new Uint8Array(100_000).fill(7)
const photoNetwork = memoryPhotoNetwork(photoPosts(21), bytes)

const makeHost: MakeHost = async ({ clock, mailer }) =>
  memoryHost(memoryAdapters(undefined, { clock, mailer, photoNetwork }))

describePhotoNetwork('memory', makeHost, photoNetwork)
describeCoachingPhotoNetwork('memory', makeHost, photoNetwork, bytes)
