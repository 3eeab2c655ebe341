import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import {
  startServer,
  startServerProcess,
  type RunningServer,
  type ServerProcess,
} from './server.ts'
import { mailboxCodes, openSignedIn, signIn, type Session } from './session.ts'
import { startMailServer, type MailServer } from './smtp.ts'

/**
 * The server and the browser of one test file; set by the `beforeAll` hooks that `runDemo`,
 * `runEmpty` and `runEmptyProcess` register.
 */
class Running<Server extends RunningServer = RunningServer> {
  server!: Server
  browser!: Browser

  /** Opens a signed-in page at this path, in a new context. */
  async open(session: Session, path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await openSignedIn(this.browser, this.server.url, session, options)
    await page.goto(this.server.url + path)
    return page
  }
}

/** A server with demonstration data, which shows mails in its own mailbox. */
class RunningDemo extends Running {
  /** Signs in a user of the demonstration, by default its administrator. */
  enter(name = 'camille.moreau'): Promise<Session> {
    const { server } = this
    return signIn(server.url, `${name}@maison-lueur.example`, mailboxCodes(server))
  }
}

/** A server without users, which sends its mails to a real mail server. */
class RunningEmpty<Server extends RunningServer = RunningServer> extends Running<Server> {
  smtp!: MailServer
}

/** Starts a server with demonstration data for the calling file, and stops it after the tests. */
export function runDemo(settings: Record<string, string> = {}): RunningDemo {
  const running = new RunningDemo()
  startAround(running, () => startServer(settings, 'demo'))
  return running
}

/** Starts a server and a mail server for the calling file, and stops them after the tests. */
export function runEmpty(): RunningEmpty {
  const running = new RunningEmpty()
  startWithMail(running, startServer)
  return running
}

/** Like `runEmpty`, but runs the server in a separate process, which tests can kill. */
export function runEmptyProcess(
  settings: Record<string, string> = {},
): RunningEmpty<ServerProcess> {
  const running = new RunningEmpty<ServerProcess>()
  startWithMail(running, (mail) => startServerProcess({ ...mail, ...settings }))
  return running
}

function startWithMail<Server extends RunningServer>(
  running: RunningEmpty<Server>,
  start: (settings: Record<string, string>) => Promise<Server>,
): void {
  beforeAll(async () => {
    running.smtp = await startMailServer()
  })
  afterAll(() => running.smtp.close())
  startAround(running, () => start({ SMTP_URL: running.smtp.url }))
}

function startAround<Server extends RunningServer>(
  running: Running<Server>,
  start: () => Promise<Server>,
): void {
  beforeAll(async () => {
    const [server, browser] = await Promise.all([start(), launchBrowser()])
    Object.assign(running, { server, browser })
  })
  afterAll(async () => {
    await running.browser.close()
    await running.server.stop()
  })
}
