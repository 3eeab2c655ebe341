/** Creates a real PNG file of the given size in one color. */
export async function pictureFile(width: number, height: number, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not support canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'image.png', { type: 'image/png' })
}
