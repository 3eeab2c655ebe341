import type { MemoryCoaching } from '../../src/memory/coaching/memory-coaching.ts'

/** A back end whose adapter the contract suite tests. */
export interface CoachingPortsHost extends MemoryCoaching {
  close?(): Promise<void>
}

/** Returns an email address that no other test uses. */
export const freshEmail = () => `${crypto.randomUUID()}@studio.example`
