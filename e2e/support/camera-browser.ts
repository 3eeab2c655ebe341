import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { type DrawnCode, writeCameraVideo } from './camera-video.ts'

/**
 * Launches a browser whose camera shows these codes in turn, each for this many seconds, in an
 * endless loop; the caller closes it.
 */
export async function launchBrowserWithCamera(
  codes: readonly (DrawnCode | null)[],
  seconds: number,
): Promise<Browser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-'))
  const video = path.join(folder, 'codes.y4m')
  await writeCameraVideo(video, codes, seconds)
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    // Grants access to the camera, since headless Chromium cannot ask for permission.
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }))
  return browser
}
