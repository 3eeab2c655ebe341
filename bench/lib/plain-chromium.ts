import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromiumArgs, findBrowser } from '../../scripts/lib/browser.ts'

/** A page of `PlainChromium`. */
export interface Tab {
  /** Runs an expression in the page and returns its value, which must be serialisable. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Presses and releases the left button in the middle of an element. */
  click: (selector: string) => Promise<void>
  /** Brings the tab to the front of its window, and restores the window if it is minimised. */
  activate: () => Promise<void>
  minimise: () => Promise<void>
}

/** Chromium without Playwright, which would keep each page visible even in a hidden tab. */
export interface PlainChromium {
  version: string
  /**
   * Opens an address in a new tab in front of the others.
   *
   * @param script code that the page runs before its own scripts
   */
  open: (address: string, script?: string) => Promise<Tab>
  close: () => Promise<void>
}

/** The answer of the developer tools, with the fields of all calls in this module. */
interface Answer {
  product: string
  targetId: string
  sessionId: string
  windowId: number
  bounds: { windowState: string }
  /** The value of an evaluated expression. */
  result: { value: unknown }
  exceptionDetails?: { exception?: { description?: string } }
}

interface Message {
  id: number
  result: Answer
  error?: { message: string }
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>

export async function launchPlainChromium(): Promise<PlainChromium> {
  const { executablePath } = await findBrowser()
  const profile = await mkdtemp(path.join(os.tmpdir(), 'paraphe-chromium-'))
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(executablePath, [...chromiumArgs, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /^DevTools listening on (\S+)$/m.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('exit', () => reject(new Error(`Chromium ended at its start:\n${printed}`)))
  })
  const { send, disconnect } = await connect(address)
  const { product } = await send('Browser.getVersion')
  return {
    version: product,
    async open(url, script = '') {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      await send('Page.enable', {}, sessionId)
      // The page's policy would forbid the audio worklet that the script adds.
      await send('Page.setBypassCSP', { enabled: true }, sessionId)
      await send('Page.addScriptToEvaluateOnNewDocument', { source: script }, sessionId)
      await send('Page.navigate', { url }, sessionId)
      return tabOf(send, targetId, sessionId)
    },
    async close() {
      disconnect()
      child.kill()
      await exited
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Connects to the developer tools; a call rejects when they answer with an error. */
async function connect(address: string): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let last = 0
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }))
    })
  return { send, disconnect: () => socket.close() }
}

function tabOf(send: Send, targetId: string, sessionId: string): Tab {
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const options = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = await send('Runtime.evaluate', options, sessionId)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result.value as Value
  }
  const setWindow = async (windowState: 'normal' | 'minimized') => {
    const { windowId } = await send('Browser.getWindowForTarget', { targetId })
    await send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  }
  return {
    evaluate,
    async click(selector) {
      const middle = `(() => {
        const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`
      const place = await evaluate<{ x: number; y: number }>(middle)
      for (const type of ['mousePressed', 'mouseReleased']) {
        const press = { ...place, type, button: 'left', clickCount: 1 }
        await send('Input.dispatchMouseEvent', press, sessionId)
      }
    },
    async activate() {
      await send('Target.activateTarget', { targetId })
      const { bounds } = await send('Browser.getWindowForTarget', { targetId })
      if (bounds.windowState === 'minimized') await setWindow('normal')
    },
    async minimise() {
      // A window that is full screen cannot be minimised.
      await setWindow('normal')
      await setWindow('minimized')
    },
  }
}
