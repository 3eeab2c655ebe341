import { memoryAdapters, memoryPhotoNetwork } from '@org/api/memory'
import { memoryCoaching } from '../../src/memory/index.ts'
import { describeCoachingPorts } from './describe-coaching-ports.ts'

const posts = ['1790000', '1790001', '1790002'].map((id) => ({
  id,
  media_type: 'VIDEO' as const,
  media_url: `https://cdn.photo-network.example/${id}.mp4`,
}))

describeCoachingPorts('memory', async () => {
  const photoNetwork = memoryPhotoNetwork(posts, new Uint8Array(50_000).fill(7))
  return { ...memoryCoaching(memoryAdapters(undefined, { photoNetwork })), photoNetwork }
})
