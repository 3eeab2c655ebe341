function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not support canvas.')
  return { canvas, context }
}

/** Draws the logo of the Maison Lune: a crescent on dark blue. */
export function drawLogo(width: number, height: number): HTMLCanvasElement {
  const { canvas, context } = canvasOf(width, height)
  const radius = Math.min(width, height) / 3
  const disc = (x: number, y: number, color: string) => {
    context.fillStyle = color
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = '#1d2b64'
  context.fillRect(0, 0, width, height)
  disc(width / 2, height / 2, '#f8e7b0')
  disc(width / 2 + radius / 2, height / 2 - radius / 4, '#1d2b64')
  return canvas
}

/** Draws a landscape like a photo: evening sky, sun, and three rows of hills. */
export function drawLandscape(width: number, height: number): HTMLCanvasElement {
  const { canvas, context } = canvasOf(width, height)
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#2c3e75')
  sky.addColorStop(0.55, '#e79a6b')
  sky.addColorStop(1, '#f7d9a8')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fff1cf'
  context.beginPath()
  context.arc(width * 0.68, height * 0.46, height * 0.08, 0, 2 * Math.PI)
  context.fill()
  for (const [row, color] of ['#7d6a86', '#54506f', '#2b3150'].entries()) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += width / 60) {
      const wave = Math.sin((x / width) * (7 + 3 * row) + row * 2) * 0.05
      context.lineTo(x, height * (0.58 + row * 0.13 + wave))
    }
    context.lineTo(width, height)
    context.fill()
  }
  return canvas
}

/** Creates a jpeg file of the landscape. */
export async function photoFile(width: number, height: number, name = 'soir.jpg'): Promise<File> {
  const canvas = drawLandscape(width, height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}
