import { jpgFile } from '../images.ts'
import { freshEmail } from '../world.ts'
import { addressOf, idOf, senderOf, sendFile } from './sending.ts'
import { addShared, type Studio } from './studio.ts'
import { videoFile } from './video-file.ts'

/**
 * Adds rows to each table of the coaching product: a video with a poster that an exercise shows, an
 * unfinished video, an image, a shared session, a program, an invitation and a message.
 *
 * @returns the ids of the videos, the addresses of the poster and the image, and the key of the link
 */
export async function fillStudio(
  studio: Studio,
): Promise<{ films: string[]; addresses: string[]; key: string }> {
  const { host, admin, coach } = studio
  const { client } = coach
  const file = jpgFile()
  const film = idOf((await sendFile(host, coach, await videoFile())).address)
  const unfinished = idOf(addressOf(await senderOf(host, coach.token).create(1000)))
  const posterOf = { path: { id: film }, body: { file } }
  const { posterUrl } = await client.call('saveCoachingPoster', posterOf)
  const image = await client.call('uploadCoachingImage', { body: { file } })
  await client.call('createExercice', {
    body: { title: 'Fentes', video: { mediaId: film }, image: { mediaId: image.id } },
  })
  const { id, key } = await addShared(studio)
  await client.call('createTrainingProgram', { body: { title: 'Été', sessionIds: [id] } })
  await admin.client.call('inviteCoach', { body: { email: freshEmail('invitee') } })
  await client.call('addMessage', { body: { text: 'Bonjour' } })
  return { films: [film, unfinished], addresses: [posterUrl ?? '', image.url], key }
}
