import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import type { ImageMessage, ImageTask, ResultOf } from './image-task.ts'

/** The process's program. It is next to this module, both in the source and in the build. */
const program = new URL(`./image-program${extname(import.meta.url)}`, import.meta.url)

/** How long a process waits for its next task before it ends and frees its memory, in ms. */
const idleMilliseconds = 30_000
/** How long a process may take to start, in ms. */
const startMilliseconds = 20_000

/** A task was still running at its deadline, and was stopped. */
export class DeadlinePassed extends Error {
  constructor(milliseconds: number) {
    super(`The image process was stopped after ${milliseconds} ms`)
    this.name = 'DeadlinePassed'
  }
}

interface Idle {
  child: ChildProcess
  end: NodeJS.Timeout
}

/**
 * Runs image tasks in separate processes, because libvips cannot interrupt an encoder: only the end
 * of its process stops one. A process runs one task at a time, and is used again.
 *
 * @returns a function that runs a task. It rejects with `DeadlinePassed` if the task takes longer
 *   than `milliseconds`, which do not include the start of the process
 */
export function createImageProcesses() {
  const idle: Idle[] = []

  const rest = (child: ChildProcess) => {
    const end = setTimeout(() => child.kill('SIGKILL'), idleMilliseconds).unref()
    idle.push({ child, end })
    // An idle process does not keep this one running.
    child.unref()
    child.channel?.unref()
  }
  const start = async () => {
    const child = fork(program, {
      execArgv: ['--conditions=org-source', '--disable-warning=ExperimentalWarning'],
      // A process that decodes uploaded files must not have access to the settings.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A process that ended reports errors here, after the task in which it ended has failed.
    child.on('error', () => undefined)
    child.once('exit', () => {
      const at = idle.findIndex((one) => one.child === child)
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.end)
    })
    await stopOnFailure(child, nextMessage(child, startMilliseconds))
    // Requests come before images.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }
  const take = async () => {
    const one = idle.pop()
    if (!one) return start()
    clearTimeout(one.end)
    one.child.ref()
    one.child.channel?.ref()
    return one.child
  }

  return async <Task extends ImageTask>(
    task: Task,
    milliseconds: number,
  ): Promise<ResultOf<Task>> => {
    const child = await take()
    child.send(task)
    const message = await stopOnFailure(child, nextMessage(child, milliseconds))
    rest(child)
    if (message === 'ready') throw new Error('The image process started twice')
    if ('error' in message) throw new Error(message.error)
    return message.result as ResultOf<Task>
  }
}

/** Kills the process if the work fails: it may still be busy. */
async function stopOnFailure<Result>(child: ChildProcess, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** Waits for the next message; rejects when the process ends, or with `DeadlinePassed`. */
function nextMessage(child: ChildProcess, milliseconds: number): Promise<ImageMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<ImageMessage>()
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`The image process ended with ${code ?? signal}`))
  const timer = setTimeout(() => reject(new DeadlinePassed(milliseconds)), milliseconds)
  child.once('message', resolve).once('exit', onExit).once('error', reject)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onExit).off('error', reject)
  })
}
