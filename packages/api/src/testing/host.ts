import type { Adapters } from '../ports/adapters.ts'
import type { Clock, Mail, Mailer } from '../ports/services.ts'

/** A clock that a test moves. Seconds since 1970. */
export interface TestClock extends Clock {
  advance(seconds: number): void
}

/** Keeps what was sent; `refuse` decides of a mail before, by throwing. */
export interface TestMailer extends Mailer {
  outbox: Mail[]
  refuse: (mail: Mail) => void
}

/** What the suite gives to a host; everything else is the host's own. */
export interface HostParts {
  clock: TestClock
  mailer: TestMailer
}

/** A running API, in this process or behind a socket. */
export interface ContractHost extends HostParts {
  /** The very adapters that answer: the suite prepares rows and runs the worker through them. */
  adapters: Adapters
  /** Address under which the calls live, `http://127.0.0.1:1234/api`. */
  baseUrl: string
  fetch: typeof fetch
  close(): Promise<void>
}

export type MakeHost = (parts: HostParts) => Promise<Omit<ContractHost, keyof HostParts>>

/** Starts a host with a clock and a mailbox of the suite's. */
export async function startHost(makeHost: MakeHost): Promise<ContractHost> {
  const parts: HostParts = { clock: testClock(), mailer: testMailer() }
  return { ...(await makeHost(parts)), ...parts }
}

/** Stands still in between: however slow the machine is, a wait has the length that a test expects. */
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
