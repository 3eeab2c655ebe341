import type { Clock } from '../ports/services.ts'

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) }
