import type { Client } from '@org/api/client'
import { plainPng } from './images.ts'

/**
 * Uploads a single-color image of the given size in pixels, and returns it in the form used in
 * signatures.
 */
export async function uploadImage(client: Client, width: number, height: number) {
  const bytes = Uint8Array.from(plainPng(width, height, [194, 65, 12]))
  const file = new Blob([bytes], { type: 'image/png' })
  const media = await client.call('uploadMedia', { body: { file, name: 'picture.png' } })
  return { ...media, src: media.path }
}
