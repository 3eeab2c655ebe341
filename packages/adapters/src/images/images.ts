import { createTurns, type Images, type StoredFile, type VariantRequest } from '@org/api'
import { type ApiError, apiError } from '@org/api/contract'
import { createImageProcesses, DeadlinePassed } from './image-processes.ts'
import { imagesOverloaded, imageTurns } from './image-turns.ts'

/** Deadlines of the tasks, in milliseconds. They do not include the wait for a turn. */
export interface ImageDeadlines {
  /** For an uploaded image. */
  readonly reencode: number
  /** For a variant that moves. After that, its first frame is rendered instead. */
  readonly moving: number
  /** For a variant that does not move. */
  readonly still: number
}

/** A moving variant or its first frame takes about five seconds at most. */
const defaultDeadlines: ImageDeadlines = { reencode: 20_000, moving: 4000, still: 10_000 }

/**
 * Processes images with libvips in separate processes: two at a time, and one per organisation. A
 * task is stopped at its deadline.
 */
export function createImages(deadlines: ImageDeadlines = defaultDeadlines): Images {
  const turns = createTurns(imageTurns)
  const run = createImageProcesses()

  const variant = async (file: StoredFile, request: VariantRequest): Promise<StoredFile> => {
    const still = () => run({ kind: 'variant', file, request, isStill: true }, deadlines.still)
    if (file.type !== 'image/gif') return still()
    try {
      return await run({ kind: 'variant', file, request, isStill: false }, deadlines.moving)
    } catch (error) {
      if (error instanceof DeadlinePassed) return still()
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
