// The program of the image process. It receives an `ImageTask` and sends one `ImageMessage`, again
// and again, until its parent kills it or ends.
import type { ImageMessage, ImageTask, ResultOf } from './image-task.ts'
import { reEncodeImage } from './re-encode.ts'
import { renderVariant } from './render-variant.ts'

const send = (message: ImageMessage) => process.send?.(message)

const run = (task: ImageTask): Promise<ResultOf<ImageTask>> =>
  task.kind === 'reencode'
    ? reEncodeImage(task.file)
    : renderVariant(task.file, task.request, task.isStill)

process.on('message', (task: ImageTask) => {
  run(task).then(
    (result) => send({ result }),
    (error: unknown) => send({ error: String(error) }),
  )
})
// `process.exit` would wait for a running render.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
send('ready')
