import { constants, openSync, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** The descriptor. */
const standardError = 2
/** Bytes that may wait for the reader of the log. Further lines are dropped. */
const maxWaiting = 10_000_000
/** Bytes written in one turn, so that a reader that has returned does not delay requests. */
const turnBytes = 1_000_000
/** Lines joined into one write. */
const joinedLines = 500
const lineFeed = 10
/** Pause before the next attempt to write, in ms. */
const retryMilliseconds = 20
/** How long the end of the process waits for a reader that takes nothing, in ms. */
const flushMilliseconds = 1000

/** A stream for lines of a log that never waits for its reader. */
export interface LogStream extends DestinationStream {
  /** Writes a line, or keeps it until the reader takes it. */
  write(line: string): void
  /** Writes what is waiting, for the end of the process. Gives up on a reader that takes nothing. */
  flush(): void
  /** Number of lines dropped so far. */
  dropped(): number
}

export interface LogStreamOptions {
  /** Is told how many lines were dropped, once there is room for such a line again. */
  onDropped: (lines: number) => void
  /**
   * Writes as many of the bytes as possible without waiting, and returns their number. Throws if it
   * can write none.
   */
  write?: (bytes: Uint8Array) => number
  /** Bytes that may wait. */
  limit?: number
}

/**
 * Creates a stream to standard error. A line is written at once, so that nothing is lost even if the
 * process is killed, unless the reader of the pipe has stalled. Then the lines wait in memory.
 */
export function createLogStream({
  onDropped,
  write = writeToStandardError(),
  limit = maxWaiting,
}: LogStreamOptions): LogStream {
  /** Lines after `head`. */
  let lines: string[] = []
  /** The bytes to write next. May begin within a line. */
  let head: Uint8Array = new Uint8Array()
  /** Bytes in `lines` and `head`. */
  let waiting = 0
  let retry: NodeJS.Timeout | null = null
  let dropped = 0
  let reported = 0
  let isClosed = false

  /** Writes one piece; false when the reader takes nothing. */
  function writePiece(): boolean {
    if (head.length === 0) {
      head = Buffer.from(lines.slice(0, joinedLines).join(''))
      lines = lines.length > joinedLines ? lines.slice(joinedLines) : []
    }
    try {
      const written = write(head)
      head = head.subarray(written)
      waiting -= written
      return written > 0
    } catch (error) {
      isClosed = isReaderGone(error)
      return false
    }
  }

  function writeTurn(): void {
    retry = null
    const end = waiting - turnBytes
    while (waiting > 0 && waiting > end && writePiece());
    if (isClosed) dropAll()
    else if (waiting > 0) retry = setTimeout(writeTurn, retryMilliseconds).unref()
    else report()
  }

  function dropAll(): void {
    dropped += lines.length + head.filter((byte) => byte === lineFeed).length
    lines = []
    head = new Uint8Array()
    waiting = 0
  }

  function report(): void {
    const lost = dropped - reported
    reported = dropped
    if (lost > 0) onDropped(lost)
  }

  return {
    write(line) {
      const bytes = Buffer.byteLength(line)
      if (isClosed || waiting + bytes > limit) {
        dropped += 1
        return
      }
      lines.push(line)
      waiting += bytes
      if (!retry) writeTurn()
    },
    flush() {
      let end = performance.now() + flushMilliseconds
      while (waiting > 0 && !isClosed && performance.now() < end) {
        if (writePiece()) end = performance.now() + flushMilliseconds
        else sleep(retryMilliseconds)
      }
      if (waiting === 0) report()
    },
    dropped: () => dropped,
  }
}

/**
 * Returns a function that writes to standard error. If that is a pipe or a socket, which a slow
 * reader can fill, a write that would have to wait throws EAGAIN instead: Node switches the
 * descriptor when it opens the stream. Files are written directly.
 */
function writeToStandardError(): (bytes: Uint8Array) => number {
  const descriptor = process.stderr.isTTY ? openTerminal() : standardError
  return (bytes) => writeSync(descriptor, bytes)
}

/**
 * Opens the terminal of standard error once more, so that a write throws EAGAIN while its output is
 * stopped: Node leaves the descriptor waiting, which other programs share. Linux can do that;
 * elsewhere a stopped terminal still stops the server.
 */
function openTerminal(): number {
  if (process.platform !== 'linux') return standardError
  try {
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants
    return openSync(`/proc/self/fd/${standardError}`, O_WRONLY | O_NONBLOCK | O_NOCTTY)
  } catch {
    // Without /proc, or a terminal of another user, after `su`.
    return standardError
  }
}

/** True when nobody will ever read the pipe again. Other errors, such as a full disk, may pass. */
function isReaderGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EPIPE' || code === 'EBADF' || code === 'ECONNRESET'
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
