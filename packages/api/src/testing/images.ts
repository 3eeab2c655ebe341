import { blankPng } from '../media/blank-png.ts'

/** Creates a real PNG of this size. */
export async function pngFile(width: number, height: number, name = 'logo.png'): Promise<File> {
  return new File([await blankPng(width, height)], name, { type: 'image/png' })
}

/** A blue JPEG of 12 × 8 pixels. */
const blueJpg =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9' +
  'lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8' +
  'fHx8fHx8fHz/wAARCAAIAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAA' +
  'AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCM' +
  'BSBf/9k='

/** Creates a small real JPEG. */
export function jpgFile(name = 'photo.jpg'): File {
  const bytes = Uint8Array.from(atob(blueJpg), (sign) => sign.charCodeAt(0))
  return new File([bytes], name, { type: 'image/jpeg' })
}
