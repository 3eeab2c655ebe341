import { drawLogo } from './pictures.ts'

/** Creates a file from bytes, with any declared type. */
export const fileOf = (name: string, type: string, bytes: readonly number[]): File =>
  new File([Uint8Array.from(bytes)], name, { type })

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

const bytes32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

/** Creates a PNG of a few bytes that declares the given size and cannot be decoded. */
export const pngHeader = (width: number, height: number): number[] =>
  [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    bytes32(13),
    ascii('IHDR'),
    bytes32(width),
    bytes32(height),
    [8, 2, 0, 0, 0],
    bytes32(0),
  ].flat()

/** Creates a real gif: 4 by 3 pixels, in one color. */
export const gifFile = (name = 'nuances.gif'): File =>
  fileOf(
    name,
    'image/gif',
    [
      ascii('GIF89a'),
      [4, 0, 3, 0, 0x80, 0, 0],
      [0xc2, 0x41, 0x0c, 0xff, 0xff, 0xff],
      [0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0],
      // Twelve pixels of one color, LZW-compressed with two-bit codes.
      [2, 3, 0x84, 0x8f, 0x56, 0, 0x3b],
    ].flat(),
  )

/** Loads a file from this folder, as if the user had picked it. */
async function fixture(address: string, name: string, type: string): Promise<File> {
  const response = await fetch(address)
  return new File([await response.blob()], name, { type })
}

/** Loads a real video of one second: 240 by 320, h264. */
export const videoFile = (name = 'squat.mp4'): Promise<File> =>
  fixture(new URL('./exercise.mp4', import.meta.url).href, name, 'video/mp4')

/** Loads a video from the folder `videos`, in a browser. */
export const namedVideo = (name: string): Promise<File> =>
  fixture(new URL(`./videos/${name}`, import.meta.url).href, name, 'video/mp4')

/**
 * Loads a camera's image in one of the eight EXIF orientations. Upright, it is 60 by 90 pixels: red
 * and green above, blue and yellow below. Its metadata name a photographer.
 */
export const orientedFile = (orientation: number): Promise<File> =>
  fixture(
    new URL(`./orientations/${orientation}.jpg`, import.meta.url).href,
    `photo-${orientation}.jpg`,
    'image/jpeg',
  )

/** Creates a logo as a design tool would export it. */
export async function logoFile(
  width: number,
  height: number,
  { name = 'maison-lune.png', type = 'image/png' } = {},
): Promise<File> {
  const canvas = drawLogo(width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], name, { type })
}
