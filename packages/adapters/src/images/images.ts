import { createTurns, type Images, type StoredFile, type VariantRequest } from '@org/api'
import { type ApiError, apiError } from '@org/api/contract'
import { createImageProcesses, DeadlinePassed } from './image-processes.ts'
import { imagesOverloaded, imageTurns } from './image-turns.ts'

/** Deadlines of the tasks, in milliseconds. They do not include the wait for a turn. */
export interface ImageDeadlines {
  /** For an uploaded image. */
  readonly reencode: number
  /**
   * For a variant of a GIF: its first frame, and then all frames. If these are not ready, the first
   * frame is the variant.
   */
  readonly moving: number
  /** For a variant of another image. */
  readonly still: number
}

const defaultDeadlines: ImageDeadlines = { reencode: 20_000, moving: 5000, still: 10_000 }

/**
 * Processes images with libvips in separate processes: two at a time, and one per organisation. A
 * task is stopped at its deadline.
 */
export function createImages(
  deadlines: ImageDeadlines = defaultDeadlines,
  run: ReturnType<typeof createImageProcesses> = createImageProcesses(),
): Images {
  const turns = createTurns(imageTurns)

  const variant = async (file: StoredFile, request: VariantRequest): Promise<StoredFile> => {
    const task = { kind: 'variant', file, request } as const
    if (file.type !== 'image/gif') return run({ ...task, isStill: true }, deadlines.still)
    const began = performance.now()
    // The first frame is cheap. After the deadline there would be no time left for it.
    const still = await run({ ...task, isStill: true }, deadlines.moving)
    const rest = deadlines.moving - (performance.now() - began)
    if (rest <= 0) return still
    try {
      return await run({ ...task, isStill: false }, rest)
    } catch (error) {
      if (error instanceof DeadlinePassed) return still
      throw error
    }
  }

  return {
    reencode: (file, owner) =>
      turns.run(owner, () =>
        inTime(run({ kind: 'reencode', file }, deadlines.reencode), tooComplex),
      ),
    variant: (read, request, owner) =>
      turns.run(owner, async () => inTime(variant(await read(), request), imagesOverloaded)),
  }
}

/** Returns the result, or throws `refusal` if it was not there by the deadline. */
async function inTime<Result>(work: Promise<Result>, refusal: () => ApiError): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof DeadlinePassed ? refusal() : error
  }
}

const tooComplex = () =>
  apiError('TOO_LARGE', {
    message:
      'Le traitement de cette image prend trop de temps : réduisez ses dimensions ou, pour une animation, le nombre de ses images.',
  })
