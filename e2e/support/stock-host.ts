import { orderDueCentres } from '@org/api'
import { readLedger } from '@org/functions/testing/ledger'
import { startClockServer } from '@org/server/testing/clock-server'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import {
  backendSettings,
  functionsAddress,
  isOnFirebase,
  projectId,
  signInWithLink,
  startBucket,
} from './firebase-backend.ts'
import { startServer } from './server.ts'
import type { MailServer } from './smtp.ts'
import type { Ledger } from './stock-ledger.ts'
import { signInWithCode } from './stock-screens.ts'

/**
 * A host of the stock product: a server or Firebase's emulators, with a clock that only the test
 * moves.
 */
export interface StockHost {
  /** Name of the data storage, for the test's output. */
  storage: string
  /** The address that users open. */
  url: string
  /**
   * Sets the clock, for example to `2027-03-28T01:00:00Z`, and lets the daily ordering notice it.
   */
  setClock: (utc: string) => Promise<void>
  /**
   * Sets the clock while the server is off, and starts the server at that time. Firebase's
   * functions always run, so there it does the same as `setClock`.
   */
  startAt: (utc: string) => Promise<void>
  /** Runs the daily ordering, in addition to the runs that the host starts by itself. */
  orderDue: () => Promise<void>
  /**
   * Reads the movements, balances and lots: of this centre on Firebase, of all centres on a server.
   */
  ledger: (centreId: string) => Promise<Ledger>
  /** Signs in on the open sign-in page. */
  signIn: (page: Page, email: string) => Promise<void>
  dispose: () => Promise<void>
}

/** Starts a host without data, which sends its mails through `smtp`. */
export const startStockHost = (smtp: MailServer, utc: string): Promise<StockHost> =>
  isOnFirebase ? startFirebaseHost(utc) : startServerHost(smtp, utc)

async function startServerHost(smtp: MailServer, utc: string): Promise<StockHost> {
  const server = await startClockServer({ APP: 'stock', SMTP_URL: smtp.url }, utc)
  return {
    storage: server.storage,
    url: server.url,
    async setClock(next) {
      server.setClock(next)
    },
    async startAt(next) {
      await server.stop()
      server.setClock(next)
      await server.start()
    },
    async orderDue() {
      await orderDueCentres(server.running().adapters)
    },
    async ledger() {
      const { db } = server.running()
      const [movements, balances, lots] = await Promise.all([
        db.selectFrom('stock_movements').selectAll().execute(),
        db.selectFrom('stock_balances').selectAll().execute(),
        db.selectFrom('stock_lots').selectAll().execute(),
      ])
      return { movements, balances, lots }
    },
    signIn: (page, email) => signInWithCode(page, smtp, email),
    dispose: () => server.dispose(),
  }
}

/**
 * Starts a server that only serves the pages. Their data is in Firebase's emulators, whose
 * functions always run.
 */
async function startFirebaseHost(utc: string): Promise<StockHost> {
  const clockFile = process.env['TEST_CLOCK_FILE'] ?? ''
  /**
   * Runs the function that Firebase runs each minute, because the emulator runs no schedules. The
   * emulator adds a number to the function's name.
   */
  async function eachMinute(): Promise<void> {
    const response = await fetch(`${functionsAddress()}/eachMinute-0`, { method: 'POST' })
    expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 })
  }
  async function setClock(next: string): Promise<void> {
    // Writes a new file and renames it, so that the functions never read half a file.
    await writeFile(`${clockFile}.new`, String(Date.parse(next) / 1000))
    await rename(`${clockFile}.new`, clockFile)
    await eachMinute()
  }
  const bucket = await startBucket()
  await setClock(utc)
  const server = await startServer({ HOSTS: '127.0.0.1=stock', ...backendSettings('stock') })
  return {
    storage: 'emulators of Firebase',
    url: server.url.replace('localhost', '127.0.0.1'),
    setClock,
    startAt: setClock,
    orderDue: eachMinute,
    ledger: (centreId) => readLedger(projectId, centreId),
    signIn: signInWithLink,
    async dispose() {
      await server.stop()
      bucket?.close()
      await rm(clockFile, { force: true })
    },
  }
}
