import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

/** Reads a size from a line of `/proc/<pid>/<file>`, and returns it in bytes. Needs Linux. */
async function readKilobytes(pid: number, file: string, name: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8')
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text) ?? []
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/${file} has no ${name}.`)
  return Number(kilobytes) * 1024
}

/** Collects garbage in a Node process that was started with `--inspect=127.0.0.1:<port>`. */
export async function collectGarbage(port: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The process has nothing to inspect.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    }
    socket.onmessage = resolve
    socket.onerror = () => reject(new Error('The inspector of the process does not respond.'))
  })
  socket.close()
}

/**
 * Watches the peak memory of a process from now on, ignoring any higher earlier peak, such as that
 * of its startup. The returned function returns by how many bytes the peak exceeds the memory at
 * the start of watching.
 */
export async function watchPeak(pid: number): Promise<() => Promise<number>> {
  // Resets the peak to the current memory of the process.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await readKilobytes(pid, 'status', 'VmRSS')
  return async () => (await readKilobytes(pid, 'status', 'VmHWM')) - before
}

/** Returns the memory of all processes of a browser, in bytes; shared memory counts once. */
export async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = await Promise.all(
    processInfo.map(({ id }) => readKilobytes(id, 'smaps_rollup', 'Pss')),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
