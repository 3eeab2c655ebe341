import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startServer, type RunningServer } from './server.ts'
import { mailboxCodes, openSignedIn, signIn, type Session } from './session.ts'
import { startMailServer, type MailServer, type Refuse } from './smtp.ts'

/** What the tests of one file work on; it is there from the file's first `beforeAll` on. */
class Running {
  server!: RunningServer
  browser!: Browser

  /** A page in a context of its own, signed in and at this path. */
  async open(session: Session, path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await openSignedIn(this.browser, this.server.url, session, options)
    await page.goto(this.server.url + path)
    return page
  }
}

/** The server with the demonstration, which shows its mails itself. */
class RunningDemo extends Running {
  /** Signs somebody of the demonstration in; its administrator if nobody is named. */
  enter(name = 'camille.moreau'): Promise<Session> {
    const { server } = this
    return signIn(server.url, `${name}@maison-lueur.example`, mailboxCodes(server))
  }
}

/** The server without anybody, whose mails a real mail server takes. */
class RunningEmpty extends Running {
  smtp!: MailServer
}

/** Starts the demonstration for the file that calls this, with these settings, and ends it after the file's tests. */
export function runDemo(settings: Record<string, string> = {}): RunningDemo {
  const running = new RunningDemo()
  startAround(running, () => startServer(settings, ['--demo']))
  return running
}

/** Starts a server and a mail server for the file that calls this, and ends them after its tests. */
export function runEmpty(refuse?: Refuse): RunningEmpty {
  const running = new RunningEmpty()
  beforeAll(async () => {
    running.smtp = await startMailServer(refuse)
  })
  afterAll(() => running.smtp.close())
  startAround(running, () => startServer({ SMTP_URL: running.smtp.url }))
  return running
}

function startAround(running: Running, start: () => Promise<RunningServer>): void {
  beforeAll(async () => {
    const [server, browser] = await Promise.all([start(), launchBrowser()])
    Object.assign(running, { server, browser })
  })
  afterAll(async () => {
    await running.browser.close()
    await running.server.stop()
  })
}
