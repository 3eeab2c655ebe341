import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { http, HttpResponse } from 'msw'
import { sampleExercices, stillVideoUrl } from '#testing/training'
import { coachingApi, coachingIds } from './coaching-seed.ts'

const scope = { organisationId: coachingIds.organisation, ownerId: coachingIds.coach }

const { squats, pushUps, plank } = coachingIds.exercices

/** The exercises with a video, each with the sample picture that serves as the video's poster. */
const filmed = [
  { exerciceId: squats, picture: sampleExercices.squats.imageUrl },
  { exerciceId: pushUps, picture: sampleExercices.pushUps.imageUrl },
  { exerciceId: plank, picture: sampleExercices.plank.imageUrl },
].map((one) => ({ ...one, id: `video-${one.exerciceId}` }))

/** The stored record of one of the coach's videos. */
export const storedVideo = {
  kind: 'video',
  type: 'video/mp4',
  size: 2_400_000,
  width: 1080,
  height: 1440,
  duration: 12,
  has_sound: true,
  status: 'ready',
  is_being_read: false,
  read_until: null,
  file_key: 'file',
  poster_key: null,
  poster_size: 0,
  unused_since: null,
  owner_id: scope.ownerId,
  created_at: storyTime,
} as const

/** The studio of the stories, in which three exercises have a video. */
export const filmedApi: ApiOptions = {
  ...coachingApi,
  async prepare(adapters) {
    await coachingApi.prepare?.(adapters)
    const { coaching } = adapters.repositories.within(scope)
    for (const { id, exerciceId } of filmed) {
      await coaching.media.insert({
        ...storedVideo,
        id,
        file_key: `file-of-${exerciceId}`,
        poster_key: `poster-of-${exerciceId}`,
      })
      await coaching.exercices.update(exerciceId, { video_id: id })
    }
  },
}

/**
 * Returns a studio in which the morning session uses an exercise's video as its presentation video.
 */
const presentedBy = (exerciceId: string): ApiOptions => ({
  ...filmedApi,
  async prepare(adapters) {
    await filmedApi.prepare?.(adapters)
    const { coaching } = adapters.repositories.within(scope)
    const { morning } = coachingIds.sessions
    await coaching.trainingSessions.update(morning, { video_id: `video-${exerciceId}` })
  },
})

/** A studio whose morning session has the video of one of its exercises. */
export const filmedSessionApi = presentedBy(squats)

/** A studio whose morning session has a video that belongs to none of its exercises. */
export const presentedSessionApi = presentedBy(plank)

/** Serves the posters and videos, because the studio in memory does not store their files. */
export const mediaFiles = http.get('/api/coaching/file/:fileKey', async ({ params, request }) => {
  const key = String(params['fileKey'])
  if (!new URL(request.url).searchParams.has('p')) {
    const video = await fetch(stillVideoUrl)
    return new HttpResponse(video.body, { headers: { 'content-type': 'video/mp4' } })
  }
  const picture = filmed.find(({ exerciceId }) => key.endsWith(exerciceId))?.picture ?? ''
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1))
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } })
})
