import type { Adapters } from '../ports/adapters.ts'
import type { Clock, Mail, Mailer } from '../ports/services.ts'

/** A clock that a test advances, in seconds since 1970. */
export interface TestClock extends Clock {
  advance(seconds: number): void
}

/** Collects the sent mails. `refuse` runs before each mail, and can reject it by throwing. */
export interface TestMailer extends Mailer {
  outbox: Mail[]
  refuse: (mail: Mail) => void
}

/** The parts of a host that the suite provides. The host provides everything else. */
export interface HostParts {
  clock: TestClock
  mailer: TestMailer
}

/** A running API, in this process or behind a socket. */
export interface ContractHost extends HostParts {
  /** The adapters of the running API. The suite uses them to prepare rows and to run the worker. */
  adapters: Adapters
  /** Base address of the signature product's calls, `http://127.0.0.1:1234/api`. */
  baseUrl: string
  /** Base address of the stock product's calls; another host name of the same API. */
  stockUrl: string
  /** Base address of the coaching product's calls. */
  coachingUrl: string
  /** Base address of the coaching admin's calls. */
  coachingAdminUrl: string
  fetch: typeof fetch
  close(): Promise<void>
}

export type MakeHost = (parts: HostParts) => Promise<Omit<ContractHost, keyof HostParts>>

/** Starts a host with the suite's clock and mailbox. */
export async function startHost(makeHost: MakeHost): Promise<ContractHost> {
  const parts: HostParts = { clock: testClock(), mailer: testMailer() }
  return { ...(await makeHost(parts)), ...parts }
}

/**
 * Creates a clock that moves only when advanced, so that waiting times are exact even on slow
 * machines.
 */
function testClock(): TestClock {
  let now = Math.floor(Date.now() / 1000)
  return {
    now: () => now,
    advance(seconds) {
      now += seconds
    },
  }
}

function testMailer(): TestMailer {
  const outbox: Mail[] = []
  const mailer: TestMailer = {
    outbox,
    refuse: () => undefined,
    async send(mail) {
      mailer.refuse(mail)
      outbox.push(mail)
    },
  }
  return mailer
}
