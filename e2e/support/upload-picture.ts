import type { Client } from '@org/api/client'
import { plainPng } from './pictures.ts'

/** Stores a picture of one colour, sizes in pixels; gives it as a signature holds it. */
export async function uploadPicture(client: Client, width: number, height: number) {
  const bytes = Uint8Array.from(plainPng(width, height, [194, 65, 12]))
  const file = new Blob([bytes], { type: 'image/png' })
  const media = await client.call('uploadMedia', { body: { file, name: 'picture.png' } })
  return { ...media, src: media.path }
}
