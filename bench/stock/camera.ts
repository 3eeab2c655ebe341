import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeCameraVideo } from '../../e2e/support/camera-video.ts'
import { codeOf } from './sizes.ts'
import { openSlowPage } from './slow-page.ts'
import type { StockServer } from './stock-server.ts'

const labels = 24
/** How long the picture shows each label, and the blank before each label, in seconds. */
const seconds = 1.5

/**
 * Shows different labels to the camera of a slowed-down page, one after another.
 *
 * @returns the time from each label's first frame in the page until its line is painted, in ms
 */
export async function scanByCamera(server: StockServer): Promise<number[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-camera-'))
  const video = path.join(folder, 'labels.y4m')
  const numbers = Array.from({ length: labels }, (_, number) => number + 500)
  await writeCameraVideo(
    video,
    numbers.flatMap((number) => [
      null,
      { bcid: 'gs1datamatrix' as const, text: `(01)0${codeOf(number)}(17)290630(10)L${number}` },
    ]),
    seconds,
  )
  const { page, close } = await openSlowPage(server, [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  try {
    await page.goto('/stock')
    await page.getByRole('button', { name: 'Ajouter du stock' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter du stock' })
    await dialog.getByRole('button', { name: 'Scanner avec la caméra' }).click()
    await dialog.locator('video').waitFor()
    // Leaves out the first label, because its time includes loading the reader. A label that was
    // missed gets its line when the video plays a second time.
    return (await page.evaluate(timeLabels, labels)).slice(1)
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Watches the video and the list inside the page until the list has this many lines. Returns how
 * long each label was in the video before its line appeared, in ms.
 */
function timeLabels(lines: number): Promise<number[]> {
  const times: number[] = []
  let seenAt: number | null = null
  let isVisible = true
  const video = document.querySelector('video')
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 8
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!video || !context) throw new Error('There is no picture.')
  const watch = (now: number) => {
    // A label is visible if the middle of the picture is not entirely white.
    const { videoWidth: width, videoHeight: height } = video
    context.drawImage(video, width / 2 - 60, height / 2 - 60, 120, 120, 0, 0, 8, 8)
    const { data } = context.getImageData(0, 0, 8, 8)
    const wasVisible = isVisible
    isVisible = data.some((value, at) => at % 4 === 0 && value < 200)
    if (isVisible && !wasVisible) seenAt = now
    video.requestVideoFrameCallback(watch)
  }
  video.requestVideoFrameCallback(watch)
  return new Promise((resolve) => {
    let count = document.querySelectorAll('[role="dialog"] ul > li').length
    const look = () => {
      const found = document.querySelectorAll('[role="dialog"] ul > li').length
      if (found > count) {
        count = found
        const start = seenAt
        seenAt = null
        // A timeout in a frame callback runs once the frame is painted.
        setTimeout(() => {
          if (start !== null) times.push(performance.now() - start)
        })
      }
      if (count < lines) requestAnimationFrame(look)
      else setTimeout(() => resolve(times), 100)
    }
    look()
  })
}
