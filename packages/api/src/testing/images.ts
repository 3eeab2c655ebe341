import { blankPng } from '../media/blank-png.ts'

/** Creates a real PNG of this size. */
export async function pngFile(width: number, height: number, name = 'logo.png'): Promise<File> {
  return new File([await blankPng(width, height)], name, { type: 'image/png' })
}
