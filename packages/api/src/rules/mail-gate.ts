import type { GatePause } from '../ports/mail-gates.ts'

/** The state of a gate. One without failures is open. */
export interface Gate {
  failures: number
  /** In seconds since 1970. */
  closedUntil: number
}

/** More failures would only overflow the pause. */
const maxFailures = 20

/** Returns the state of a gate after `MailGates.close`. */
export function closedGate(
  gate: Gate | undefined,
  now: number,
  { first, longest }: GatePause,
  isProbe: boolean,
): Gate {
  if (gate && gate.closedUntil > now && !isProbe) return gate
  const failures = Math.min(maxFailures, (gate?.failures ?? 0) + 1)
  return { failures, closedUntil: now + Math.min(longest, first * 2 ** (failures - 1)) }
}

/** Returns the state of a gate after `MailGates.open`; null when it needs no state any more. */
export function openedGate(gate: Gate | undefined): Gate | null {
  const failures = Math.floor((gate?.failures ?? 0) / 2)
  return failures === 0 ? null : { failures, closedUntil: 0 }
}
