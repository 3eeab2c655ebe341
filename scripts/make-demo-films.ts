// Writes the films and posters of the coaching demonstration in apps/server/demo/coaching, which
// are committed: `node scripts/run.mjs make-demo-films`. Each film moves a figure of the sample
// sessions to and fro, and is encoded by the pinned browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { drawFigure, type Figure, poses, type Pose } from '@org/product-coaching/testing/training'
import { chromiumArgs, findPinnedBrowser } from './lib/browser.ts'
import { at } from './lib/paths.ts'

/** A figure, and the seconds in which it moves to and fro once. */
interface Film extends Figure {
  seconds: number
}

const { standing, pushUp, plank } = poses

/**
 * The standing pose with both legs drawn separately: the lunge film starts here and moves them
 * apart.
 */
const beforeLunge: Pose = {
  head: standing.head,
  limbs: [
    [
      [150, 122],
      [150, 220],
      [152, 280],
      [150, 338],
      [172, 338],
    ],
    [
      [150, 220],
      [150, 280],
      [146, 338],
    ],
    [
      [150, 136],
      [130, 180],
      [156, 214],
    ],
  ],
}
const beforeClimbing: Pose = {
  head: pushUp.head,
  limbs: [
    [
      [206, 232],
      [130, 276],
      [88, 306],
      [44, 338],
    ],
    [
      [130, 276],
      [44, 338],
    ],
    [
      [206, 232],
      [212, 286],
      [210, 338],
    ],
  ],
}
const breathing: Pose = {
  head: [240, 249],
  limbs: [
    [
      [210, 273],
      [130, 296],
      [44, 338],
    ],
    [
      [210, 273],
      [206, 336],
      [250, 336],
    ],
  ],
}

const films: Record<string, Film> = {
  squat: { from: standing, to: poses.squatting, hue: 232, seconds: 3 },
  lunge: { from: beforeLunge, to: poses.lunging, hue: 200, seconds: 3 },
  bridge: { from: poses.lyingBridge, to: poses.bridge, hue: 318, seconds: 3 },
  'push-up': { from: pushUp, to: poses.lowPushUp, hue: 12, seconds: 2.4 },
  'jumping-jack': { from: poses.upright, to: poses.jumping, hue: 38, seconds: 1.2 },
  plank: { from: plank, to: breathing, hue: 158, seconds: 4 },
  climber: { from: beforeClimbing, to: poses.climbing, hue: 178, seconds: 1.2 },
  superman: { from: poses.lyingBelly, to: poses.superman, hue: 262, seconds: 3 },
  crunch: { from: poses.crunchDown, to: poses.crunchUp, hue: 98, seconds: 2.4 },
}

const framesPerSecond = 25

/** Interpolates between two points: `part` 0 is the first point, 1 the second. */
const between = (from: readonly number[], to: readonly number[], part: number) =>
  [0, 1].map((axis) => (from[axis] ?? 0) * (1 - part) + (to[axis] ?? 0) * part) as [number, number]

function poseAt({ from, to }: Film, part: number): Pose {
  return {
    head: between(from.head, to.head, part),
    limbs: from.limbs.map((limb, index) =>
      limb.map((point, joint) => between(point, to.limbs[index]?.[joint] ?? point, part)),
    ),
  }
}

/**
 * Returns the pictures of a film, each as the address of an SVG. The movement is slow at both ends,
 * as in reality.
 */
function framesOf(film: Film): string[] {
  const count = Math.round(film.seconds * framesPerSecond)
  return Array.from({ length: count }, (_, index) => {
    const part = (1 - Math.cos((2 * Math.PI * index) / count)) / 2
    const pose = poseAt(film, part)
    return drawFigure({ from: pose, to: pose, hue: film.hue })
  })
}

/**
 * Runs in the browser page: encodes the pictures as a film, and returns it and its poster in
 * base64.
 */
async function encode(input: { frames: string[]; poster: string; framesPerSecond: number }) {
  // Requests for this address are answered with the library, below.
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = (await import(
    String('/mediabunny.mjs')
  )) as typeof import('mediabunny')
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 640
  const show = async (address: string) => {
    const image = new Image()
    image.src = address
    await image.decode()
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const base64 = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: 150_000, keyFrameInterval: 4 })
  output.addVideoTrack(source, { frameRate: input.framesPerSecond })
  await output.start()
  for (const [index, frame] of input.frames.entries()) {
    await show(frame)
    await source.add(index / input.framesPerSecond, 1 / input.framesPerSecond)
  }
  await output.finalize()
  await show(input.poster)
  const poster = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.8),
  )
  if (!poster || !target.buffer) throw new Error('The browser encoded nothing')
  return { film: await base64(new Blob([target.buffer])), poster: await base64(poster) }
}

const browser = await findPinnedBrowser()
if (!browser) throw new Error('The pinned browser does not run on this machine')
const { executablePath } = browser
const running = await chromium.launch({ executablePath, args: chromiumArgs })
const page = await running.newPage()
const library = readFileSync(at('node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'), 'utf8')
// WebCodecs needs a secure context, such as localhost.
await page.route('http://localhost/**', (route) =>
  route.fulfill(
    route.request().url().endsWith('.mjs')
      ? { contentType: 'text/javascript', body: library }
      : { contentType: 'text/html', body: '<!doctype html>' },
  ),
)
await page.goto('http://localhost/')
const folder = at('apps/server/demo/coaching')
mkdirSync(folder, { recursive: true })
for (const [name, figure] of Object.entries(films)) {
  const input = { frames: framesOf(figure), poster: drawFigure(figure), framesPerSecond }
  const { film, poster } = await page.evaluate(encode, input)
  writeFileSync(`${folder}/${name}.mp4`, Buffer.from(film, 'base64'))
  writeFileSync(`${folder}/${name}.jpg`, Buffer.from(poster, 'base64'))
}
await running.close()
